import type { BuildProblem, SourceFile } from '../runner.ts'
import { guardLoops } from './guard-loops.ts'
import { programText } from './program-text.ts'

export type BuiltScript = { source: string; problems: BuildProblem[] }

/** Joins the learner's scripts into one guarded program; empty when one of them is no program. */
export function buildScript(
  files: readonly SourceFile[],
  { isLoopGuarded }: { isLoopGuarded: boolean },
): BuiltScript {
  const built = files.map((file) => {
    const { text, linesBefore } = programText(file)
    const guarded = guardLoops(text, 'script', -linesBefore)
    if ('problem' in guarded) return { problem: { fileKey: file.fileKey, ...guarded.problem } }
    return { code: isLoopGuarded ? guarded.code : text }
  })
  const problems = built.flatMap(({ problem }) => (problem ? [problem] : []))
  return { source: problems.length > 0 ? '' : built.map(({ code }) => code ?? '').join('\n'), problems }
}
