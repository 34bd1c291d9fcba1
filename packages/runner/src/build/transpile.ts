import { transform } from 'sucrase'
import type { ScriptProblem } from './parse-script.ts'

type Transpiled = { code: string; problem?: undefined } | { code: ''; problem: ScriptProblem }

export type Transpile = (source: string, language: { isTyped: boolean }) => Transpiled

/**
 * Turns JSX and TypeScript into JavaScript: types go, elements become calls, everything else stays as it was
 * typed, line for line (lesson-facts.md §4, 13).
 */
export const transpile: Transpile = (source, { isTyped }) => {
  try {
    const { code } = transform(source, {
      transforms: isTyped ? ['jsx', 'typescript'] : ['jsx'],
      jsxRuntime: 'classic',
      production: true,
      disableESTransforms: true,
    })
    return { code }
  } catch (error) {
    return { code: '', problem: toProblem(error) }
  }
}

/** Sucrase tells the place in words and as `loc`. */
function toProblem(error: unknown): ScriptProblem {
  if (!(error instanceof Error && 'loc' in error)) throw error
  const { line, column } = error.loc as { line: number; column: number }
  const message = error.message.replace(/^Error transforming [^:]*: /, '').replace(/ \(\d+:\d+\)$/, '')
  return { line, column, message }
}
