"""Void Seeders: what comes depends on how mad somebody is; they panic people, lurk, and have lairs."""
