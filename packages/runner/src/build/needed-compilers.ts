import type { SourceFile } from '../runner.ts'
import { typedExtensions } from './page.ts'

/** Whether anything has to be compiled to JavaScript first. */
export function needsTranspile(files: readonly SourceFile[]): boolean {
  return files.some(
    ({ ext, contents }) =>
      ext === 'jsx' || typedExtensions.has(ext) || (ext === 'html' && /text\/babel/i.test(contents)),
  )
}

/** Whether any style sheet has to be compiled to CSS first. */
export function needsSass(files: readonly SourceFile[]): boolean {
  return files.some(({ ext, contents }) => ext === 'html' && /text\/scss/i.test(contents))
}
