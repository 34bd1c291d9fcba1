import { CompiledBlock, type CurriculumIndex, type Language } from '@cairn/contract'
import { CurriculumCompiler } from '../compile/curriculum-compiler.ts'
import type { CompiledCurriculum } from '../emit/compiled-curriculum.ts'
import { writeFiles } from './write-files.ts'

/** Compiles a curriculum given as texts. */
export const compile = (files: Readonly<Record<string, string | object>>) =>
  new CurriculumCompiler(writeFiles(files)).compile()

export const messages = ({ problems }: CompiledCurriculum) => problems.map(({ message }) => message)

export function indexOf({ indexes }: CompiledCurriculum, language: Language = 'english'): CurriculumIndex {
  const index = indexes.get(language)
  if (!index) throw new Error(`no index for ${language}`)
  return index
}

export function lessonsOf(compiled: CompiledCurriculum, language: Language, block = 'block') {
  const file = `${language}/${indexOf(compiled, language).files[block]}`
  const text = compiled.files.find(({ name }) => name === file)?.text ?? ''
  return CompiledBlock.parse(JSON.parse(text)).challenges
}
