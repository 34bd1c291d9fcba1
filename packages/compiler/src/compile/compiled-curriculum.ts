import type { CurriculumIndex, Language, Problem } from '@cairn/contract'

/** A file of the output: where it goes, and what it holds. Undefined: it is there already, unchanged. */
export type OutputFile = { name: string; text: string | undefined }

/** What `writeCompiled` writes. Names are relative to the output's folder. */
export type CompiledCurriculum = {
  indexes: ReadonlyMap<Language, CurriculumIndex>
  files: readonly OutputFile[]
  problems: readonly Problem[]
}
