import type { BuildProblem, SourceFile } from '../runner.ts'
import { guardLoops } from './guard-loops.ts'

export type BuiltScript = { source: string; problems: BuildProblem[] }

/** Joins the learner's scripts into one guarded program; empty when one of them is no program. */
export function buildScript(
  files: readonly SourceFile[],
  { isLoopGuarded }: { isLoopGuarded: boolean },
): BuiltScript {
  const built = files.map((file) => {
    const text = file.contents.replaceAll('\u00A0', ' ')
    const guarded = guardLoops(text, 'script')
    if ('problem' in guarded) return { problem: { fileKey: file.fileKey, ...guarded.problem } }
    return { code: isLoopGuarded ? guarded.code : text }
  })
  const problems = built.flatMap(({ problem }) => (problem ? [problem] : []))
  return { source: problems.length > 0 ? '' : built.map(({ code }) => code ?? '').join('\n'), problems }
}
