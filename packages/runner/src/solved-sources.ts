import { FileExtension, type SeedFile, type Solution } from '@cairn/contract'
import type { SourceFile } from './runner.ts'

/** The files of a challenge as a camper who wrote this solution has them. */
export function solvedSources(seeds: readonly SeedFile[], solution: Solution): SourceFile[] {
  const texts = new Map(solution.map(({ fileKey, contents }) => [fileKey, contents]))
  const known = seeds.map((file): SourceFile => ({
    fileKey: file.fileKey,
    name: file.name,
    ext: file.ext,
    contents: texts.get(file.fileKey) ?? file.contents,
    editableContents: texts.has(file.fileKey) ? '' : regionOf(file),
    ...(file.head === undefined ? {} : { head: file.head }),
    ...(file.tail === undefined ? {} : { tail: file.tail }),
  }))
  return [...known, ...filesBeyond(seeds, solution)]
}

/** The next step's seed may contain a file that this step requires. */
function filesBeyond(seeds: readonly SeedFile[], solution: Solution): SourceFile[] {
  return solution.flatMap(({ fileKey, contents }) => {
    const { name, ext } = fileName.exec(fileKey)?.groups ?? {}
    const extension = FileExtension.safeParse(ext)
    if (name === undefined || !extension.success || seeds.some((file) => file.fileKey === fileKey)) return []
    return [{ fileKey, name, ext: extension.data, contents, editableContents: '' }]
  })
}

const fileName = /^(?<name>.+?)(?<ext>html|css|jsx|js|tsx|ts|py|json|sql|sh)$/

function regionOf({ contents, editableRegionBoundaries: [start, end] }: SeedFile): string {
  if (start === undefined || end === undefined) return ''
  return contents
    .split('\n')
    .slice(start, end - 1)
    .join('\n')
}
