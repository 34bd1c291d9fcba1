import type { SourceFile } from '../runner.ts'
import { withPlainSpaces } from './plain-spaces.ts'

/** A lesson in a shell has one file; the code before it makes its files. */
export function shellProgram(files: readonly SourceFile[]): { source: string; setup: string } {
  const { contents = '', head = '' } = files.find(({ ext }) => ext === 'sh') ?? {}
  return { source: withPlainSpaces(contents), setup: head }
}
