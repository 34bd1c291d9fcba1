import type { BuildProblem, SourceFile } from '../runner.ts'
import { compileScript, withPlainSpaces } from './compile-script.ts'
import { programText } from './program-text.ts'

export type BuiltProgram = { source: string; problems: BuildProblem[] }

/** Joins the learner's scripts into one program; empty when one of them cannot be read. */
export function buildJavascript(
  files: readonly SourceFile[],
  { isLoopGuarded }: { isLoopGuarded: boolean },
): BuiltProgram {
  const compiled = files.map((file) => {
    const { text, linesBefore } = programText(file)
    return { fileKey: file.fileKey, ...compileScript(text, { isLoopGuarded, lineOffset: -linesBefore }) }
  })
  const problems = compiled.flatMap(({ fileKey, problem }) => (problem ? [{ fileKey, ...problem }] : []))
  return { source: problems.length > 0 ? '' : compiled.map(({ code }) => code).join('\n'), problems }
}

/** Python is compiled where it runs: its mistakes show in the results. */
export function buildPython(files: readonly SourceFile[]): BuiltProgram {
  return { source: files.map((file) => withPlainSpaces(programText(file).text)).join('\n'), problems: [] }
}
