import type { SeedFile, SubmittedFile } from '@cairn/contract'

/**
 * Whether what was sent holds work of the camper's own: at least one of the lesson's files, and more in it than
 * the lesson starts from. White space is no work. A lesson without files has none to ask for.
 */
export function holdsWork(files: readonly SubmittedFile[], seeds: readonly SeedFile[]): boolean {
  return seeds.length === 0 || files.some((file) => isChanged(file, seeds))
}

function isChanged({ key, ext, contents }: SubmittedFile, seeds: readonly SeedFile[]): boolean {
  const seed = seeds.find((one) => one.fileKey === key && one.ext === ext)
  const written = withoutSpace(contents)
  return seed !== undefined && written !== '' && written !== withoutSpace(seed.contents)
}

function withoutSpace(text: string): string {
  return text.replaceAll(/\s+/g, '')
}
