"""The same pictures for a browser: drawings as SVG."""
