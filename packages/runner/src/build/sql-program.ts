import type { SourceFile } from '../runner.ts'
import { withPlainSpaces } from './plain-spaces.ts'

/** A lesson in SQL has one file; the code before it makes its tables. */
export function sqlProgram(files: readonly SourceFile[]): { source: string; setup: string } {
  const { contents = '', head = '' } = files.find(({ ext }) => ext === 'sql') ?? {}
  return { source: withPlainSpaces(contents), setup: head }
}
