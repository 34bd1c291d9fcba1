import type { CurriculumIndex, Language, Problem } from '@cairn/contract'

/** A file of the output, its name and content. Undefined content: the file already exists, unchanged. */
export type OutputFile = { name: string; text: string | undefined }

/** The input of `writeCompiled`. Names are relative to the output folder. */
export type CompiledCurriculum = {
  indexes: ReadonlyMap<Language, CurriculumIndex>
  files: readonly OutputFile[]
  /** Files that are copied as they are: the name in the output folder, and where the original is. */
  media: readonly { name: string; source: string }[]
  problems: readonly Problem[]
}
