import type { SeedFile } from '@cairn/contract'

/** Typed code split at the seed's boundaries: the region ends as far from the end of the file as in the seed. */
export function boundariesIn(seed: SeedFile, contents: string): SeedFile['editableRegionBoundaries'] {
  const [before, after] = seed.editableRegionBoundaries
  if (before === undefined || after === undefined) return []
  const added = contents.split('\n').length - seed.contents.split('\n').length
  return [before, Math.max(before + 1, after + added)]
}

/** The part of a file that the camper may change; empty when that is all of it. */
export function editableTextOf(seed: SeedFile, contents: string): string {
  const [before, after] = boundariesIn(seed, contents)
  if (before === undefined || after === undefined) return ''
  return contents
    .split('\n')
    .slice(before, after - 1)
    .join('\n')
}
