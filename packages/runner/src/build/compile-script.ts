import { guardLoops } from './guard-loops.ts'
import { parseScript, type ScriptKind, type ScriptProblem } from './parse-script.ts'

export type CompileOptions = {
  isLoopGuarded: boolean
  kind?: ScriptKind
  /** Lines above the script in the file that it is part of. */
  lineOffset?: number
}

export type CompiledScript = { code: string; problem?: undefined } | { code: ''; problem: ScriptProblem }

/** One script of the learner, ready to run; with a problem there is nothing to run. */
export function compileScript(
  source: string,
  { isLoopGuarded, kind = 'script', lineOffset = 0 }: CompileOptions,
): CompiledScript {
  const text = withPlainSpaces(source)
  const parsed = parseScript(text, kind)
  if ('problem' in parsed) {
    return { code: '', problem: { ...parsed.problem, line: parsed.problem.line + lineOffset } }
  }
  return { code: isLoopGuarded ? guardLoops(text, parsed.program, lineOffset) : text }
}

/** No-break spaces come with pasted code and are no spaces to a compiler. */
export function withPlainSpaces(text: string): string {
  return text.replaceAll('\u00A0', ' ')
}
