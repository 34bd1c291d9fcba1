import { readStored, writeStored } from '#shared/storage/browser-storage.ts'

const key = 'video-hosts'

/** Hosts whose videos this browser's user lets load without being asked. */
export function readRememberedHosts(): string[] {
  return (readStored(key) ?? '').split(' ').filter(Boolean)
}

export function rememberHosts(hosts: readonly string[]): void {
  writeStored(key, [...new Set([...readRememberedHosts(), ...hosts])].join(' '))
}

export function forgetHosts(hosts: readonly string[]): void {
  writeStored(
    key,
    readRememberedHosts()
      .filter((host) => !hosts.includes(host))
      .join(' '),
  )
}
