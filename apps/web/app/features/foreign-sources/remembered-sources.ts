import { readStored, writeStored } from '#lib/browser-storage.ts'

/** Whose page is shown: those who load pictures into their own have not said that others may. */
export type PageOwner = 'camper' | 'others'

const keys = { camper: 'sources-of-own-pages', others: 'sources-of-shown-projects' } as const

/** Origins that this browser's reader lets pages load from without being asked again. */
export function readRememberedSources(owner: PageOwner): string[] {
  return (readStored(keys[owner]) ?? '').split(' ').filter(Boolean)
}

export function rememberSources(owner: PageOwner, origins: readonly string[]): void {
  writeStored(keys[owner], [...new Set([...readRememberedSources(owner), ...origins])].join(' '))
}
