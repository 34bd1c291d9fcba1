import type { ScriptProblem } from './parse-script.ts'

type CompiledSheet = { css: string; problem?: undefined } | { css: ''; problem: ScriptProblem }

export type CompileSass = (source: string) => CompiledSheet

/** Turns SCSS into CSS. Loaded when a page has a sheet in it. */
export async function loadSass(): Promise<CompileSass> {
  const { compileString, Exception } = await import('sass')
  return (source) => {
    try {
      return { css: compileString(source).css }
    } catch (error) {
      if (!(error instanceof Exception)) throw error
      const { line, column } = error.span.start
      return { css: '', problem: { line: line + 1, column: column + 1, message: error.sassMessage } }
    }
  }
}
