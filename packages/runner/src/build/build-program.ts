import { strictMark } from '../messages.ts'
import type { BuildProblem, SourceFile } from '../runner.ts'
import { compileScript } from './compile-script.ts'
import { isProgram } from './is-program.ts'
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
  if (problems.length > 0) return { source: '', problems }
  const mark = compiled[0]?.isStrict ? strictMark : ''
  return { source: mark + compiled.map(({ code }) => code).join('\n'), problems }
}
