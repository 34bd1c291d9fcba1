import type { MagicString } from 'magic-string'
import type { RunnableChallenge, SourceFile } from '../runner.ts'
import type { Tag } from './find-tags.ts'
import type { LibraryBeginning } from './library-beginning.ts'

/** The code around every page of a lesson. */
export type PageSettings = Pick<RunnableChallenge, 'required' | 'template'>

export const typedExtensions: ReadonlySet<string> = new Set(['ts', 'tsx'])

/** A page while it is built from the learner's files. */
export type Page = {
  text: MagicString
  html: string
  /** Lines of code above the learner's own that the learner does not see. */
  linesBefore: number
  file: SourceFile
  styles: SourceFile | undefined
  script: SourceFile | undefined
  libraries: ReadonlyMap<string, string>
  beginning: LibraryBeginning
  /** Compiles SCSS; its mistakes are reported like those of scripts. */
  toCss: (source: string, tag: Tag) => string
  compile: (source: string, tag: Tag, origin: Origin) => string
}

type Origin = {
  fileKey: string
  lineOffset: number
  isTyped: boolean
  linked?: { name?: string } | undefined
}

/** Whether an address in the page refers to the learner's own file. */
export function isNamed(address: string, file: string): boolean {
  return address === file || address === `./${file}`
}
