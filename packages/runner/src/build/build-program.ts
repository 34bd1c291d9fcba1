import type { BuildProblem, SourceFile } from '../runner.ts'
import { compileScript, withPlainSpaces } from './compile-script.ts'
import { programText } from './program-text.ts'
import type { Transpile } from './transpile.ts'

export type BuiltProgram = { source: string; problems: BuildProblem[] }

export type ProgramTools = { isLoopGuarded: boolean; transpile?: Transpile | undefined }

/** Joins the learner's scripts into one program; empty when one of them cannot be parsed. */
export function buildJavascript(
  files: readonly SourceFile[],
  { isLoopGuarded, transpile }: ProgramTools,
): BuiltProgram {
  const compiled = files.filter(isProgram).map((file) => {
    const { text, linesBefore } = programText(file)
    const needsTypesGone = file.ext !== 'js'
    return {
      fileKey: file.fileKey,
      ...compileScript(text, {
        isLoopGuarded,
        lineOffset: -linesBefore,
        transpile: needsTypesGone ? transpile : undefined,
        isTyped: file.ext === 'ts' || file.ext === 'tsx',
      }),
    }
  })
  const problems = compiled.flatMap(({ fileKey, problem }) => (problem ? [{ fileKey, ...problem }] : []))
  return { source: problems.length > 0 ? '' : compiled.map(({ code }) => code).join('\n'), problems }
}

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

/** A lesson in SQL has one file; the code before it makes its tables. */
export function sqlProgram(files: readonly SourceFile[]): { source: string; setup: string } {
  const { contents = '', head = '' } = files.find(({ ext }) => ext === 'sql') ?? {}
  return { source: withPlainSpaces(contents), setup: head }
}

/** `tsconfig.json` is a setting, not a part of the program. */
export function isProgram({ ext }: SourceFile): boolean {
  return ext !== 'json'
}
