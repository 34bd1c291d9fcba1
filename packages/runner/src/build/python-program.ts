import type { SourceFile } from '../runner.ts'
import { withPlainSpaces } from './plain-spaces.ts'
import { programText } from './program-text.ts'

export type PythonProgram = {
  source: string
  /** The text of each file by the name under which the others import it; empty when there is only one. */
  modules: Readonly<Record<string, string>>
}

/** `main.py` is the program. Python is compiled where it runs, so its mistakes appear in the results. */
export function pythonProgram(files: readonly SourceFile[]): PythonProgram {
  const texts = files
    .filter(({ ext }) => ext === 'py')
    .map((file) => [file.name, withPlainSpaces(programText(file).text)] as const)
  const modules = Object.fromEntries(texts)
  const source = modules['main'] ?? texts.map(([, text]) => text).join('\n')
  return { source, modules: texts.length > 1 ? modules : {} }
}
