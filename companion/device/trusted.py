"""Whom this machine trusts to say whose a certificate is. Read when a connection by TLS is wanted."""

from __future__ import annotations

import ssl
from pathlib import Path

ANDROID = (Path("/apex/com.android.conscrypt/cacerts"), Path("/system/etc/security/cacerts"))
"""Where Android keeps them, the newest place first: in files whose names OpenSSL does not look for."""


def trusts(folders: tuple[Path, ...] = ANDROID) -> ssl.SSLContext:
    """What the system trusts. On Android Python finds nobody by itself, and is told."""
    found = ssl.create_default_context()
    if not found.cert_store_stats()["x509_ca"]:
        for file in next((sorted(each.iterdir()) for each in folders if each.is_dir()), []):
            try:
                found.load_verify_locations(file)
            except (ssl.SSLError, OSError):
                continue  # one that OpenSSL can't read vouches for nobody
    return found
