import { transform } from 'sucrase'
import type { ScriptProblem } from './parse-script.ts'

type Transpiled = { code: string; problem?: undefined } | { code: ''; problem: ScriptProblem }

export type Transpile = (source: string, language: { isTyped: boolean }) => Transpiled

/** Turns JSX and TypeScript into JavaScript line by line (docs/reference/workshop.md, “Syntax stays as typed”). */
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

/** Sucrase reports the position in its message and as `loc`. */
function toProblem(error: unknown): ScriptProblem {
  if (!(error instanceof Error && 'loc' in error)) throw error
  const { line, column } = error.loc as { line: number; column: number }
  const message = error.message.replace(/^Error transforming [^:]*: /, '').replace(/ \(\d+:\d+\)$/, '')
  return { line, column, message }
}
