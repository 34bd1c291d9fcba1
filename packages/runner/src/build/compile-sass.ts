import { compileString, Exception } from 'sass'
import type { ScriptProblem } from './parse-script.ts'

type CompiledSheet = { css: string; problem?: undefined } | { css: ''; problem: ScriptProblem }

export type CompileSass = (source: string) => CompiledSheet

/** Turns SCSS into CSS. */
export const compileSass: CompileSass = (source) => {
  try {
    return { css: compileString(source).css }
  } catch (error) {
    if (!(error instanceof Exception)) throw error
    const { line, column } = error.span.start
    return { css: '', problem: { line: line + 1, column: column + 1, message: error.sassMessage } }
  }
}
