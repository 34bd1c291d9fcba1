import { readStored, writeStored } from '#shared/storage/browser-storage.ts'

/** Whose page is shown: allowing a host for one's own page does not allow it for the pages of others. */
export type PageOwner = 'camper' | 'others'

const keys = { camper: 'sources-of-own-pages', others: 'sources-of-shown-projects' } as const

/** Origins from which this browser's user lets pages load without being asked again. */
export function readRememberedSources(owner: PageOwner): string[] {
  return (readStored(keys[owner]) ?? '').split(' ').filter(Boolean)
}

export function rememberSources(owner: PageOwner, origins: readonly string[]): void {
  writeStored(keys[owner], [...new Set([...readRememberedSources(owner), ...origins])].join(' '))
}
