import type { SeedFile } from './entities/challenge.ts'
import type { SubmittedFile } from './entities/submission.ts'

/**
 * Whether a submission contains the camper's own work: at least one of the lesson's files, with more in it than its
 * starting code. White space does not count as work. A lesson without files requires none.
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
