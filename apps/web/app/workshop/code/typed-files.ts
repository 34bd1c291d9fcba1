import type { SeedFile } from '@cairn/contract'
import type { SourceFile } from '@cairn/runner'
import { editableTextOf } from './editable-text.ts'
import type { TypedCode } from './saved-code.ts'

/** The files that a camper has changed, by key; files without an entry are as the lesson gives them. */
export type TypedFiles = Readonly<Record<string, { contents: string; editableContents: string }>>

/** Text from outside the editor as typed files, limited to files that the lesson has. */
export function typedFilesOf(seeds: readonly SeedFile[], typed: TypedCode): TypedFiles {
  return Object.fromEntries(
    seeds.flatMap((seed) => {
      const contents = typed[seed.fileKey]
      if (contents === undefined) return []
      return [[seed.fileKey, { contents, editableContents: editableTextOf(seed, contents) }]]
    }),
  )
}

/** All files of a lesson with what was typed, as the runner takes them. */
export function sourceFilesOf(seeds: readonly SeedFile[], typed: TypedFiles): readonly SourceFile[] {
  return seeds.map((seed) => ({
    fileKey: seed.fileKey,
    name: seed.name,
    ext: seed.ext,
    contents: contentsOf(seed, typed),
    editableContents: typed[seed.fileKey]?.editableContents ?? editableTextOf(seed, seed.contents),
    ...(seed.head === undefined ? {} : { head: seed.head }),
    ...(seed.tail === undefined ? {} : { tail: seed.tail }),
  }))
}

/** All files of a lesson with what was typed, as they are saved. */
export function savedTextsOf(seeds: readonly SeedFile[], typed: TypedFiles): TypedCode {
  return Object.fromEntries(seeds.map((seed) => [seed.fileKey, contentsOf(seed, typed)]))
}

/** Whether work of the camper's own would go if `next` replaced `typed`: text of neither `next` nor the lesson. */
export function isLostBy(next: TypedFiles, seeds: readonly SeedFile[], typed: TypedFiles): boolean {
  const differsFrom = (other: TypedFiles) =>
    seeds.some((seed) => contentsOf(seed, other) !== contentsOf(seed, typed))
  return differsFrom(next) && differsFrom({})
}

export function contentsOf(seed: SeedFile, typed: TypedFiles): string {
  return typed[seed.fileKey]?.contents ?? seed.contents
}
