"""Says which ports of a computer of one's own are open."""

import socket

SERVICES = {22: "ssh", 25: "smtp", 53: "dns", 80: "http", 143: "imap", 443: "https"}


def ports_from(text):
    ports = set()
    for part in text.split(","):
        ends = [int(end) for end in part.split("-")]
        first, last = ends[0], ends[-1]
        if len(ends) > 2 or not 1 <= first <= last <= 65535:
            raise ValueError(f"These are no ports: {part}")
        ports.update(range(first, last + 1))
    return sorted(ports)


def is_open(host, port, connect):
    try:
        with connect((host, port), timeout=0.5):
            return True
    except OSError:
        return False


def scan(host, ports, connect=socket.create_connection, allowed=("localhost", "127.0.0.1")):
    if host not in allowed:
        raise PermissionError(f"You may not scan {host}.")
    return [port for port in sorted(ports) if is_open(host, port, connect)]


def report(host, open_ports):
    count = len(open_ports)
    lines = [f"{host}: {count} open {'port' if count == 1 else 'ports'}"]
    lines += [f"{port:>5} {SERVICES.get(port, 'unknown')}" for port in open_ports]
    return "\n".join(lines)
