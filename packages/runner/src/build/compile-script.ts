import { guardLoops } from './guard-loops.ts'
import { linkLibraryImports } from './library-imports.ts'
import { linkModule } from './modules.ts'
import { parseScript, type ScriptKind, type ScriptProblem } from './parse-script.ts'
import { withPlainSpaces } from './plain-spaces.ts'
import type { Transpile } from './transpile.ts'

export type CompileOptions = {
  isLoopGuarded: boolean
  kind?: ScriptKind
  /** Lines above the script in the file that contains it. */
  lineOffset?: number
  /** Turns JSX and TypeScript into JavaScript. */
  transpile?: Transpile | undefined
  isTyped?: boolean
  /** A module becomes a script whose exports are a global; `name` is that of its file. */
  linked?: { name?: string } | undefined
}

export type CompiledScript =
  /**
   * `libraries`: the files of imported libraries, which have to be loaded before the page. `isStrict`: it begins with
   * `'use strict'`.
   */
  | { code: string; libraries: readonly string[]; isStrict: boolean; problem?: undefined }
  | { code: ''; libraries: readonly []; isStrict?: undefined; problem: ScriptProblem }

/** One script of the learner, ready to run; undefined when it has a problem. */
export function compileScript(source: string, options: CompileOptions): CompiledScript {
  const { isLoopGuarded, kind = 'script', lineOffset = 0, transpile, isTyped = false, linked } = options
  const fail = (problem: ScriptProblem): CompiledScript => ({
    code: '',
    libraries: [],
    problem: { ...problem, line: problem.line + lineOffset },
  })
  const transpiled = transpile?.(withPlainSpaces(source), { isTyped }) ?? { code: withPlainSpaces(source) }
  if (transpiled.problem) return fail(transpiled.problem)
  const module = linked ? linkModule(transpiled.code, linked) : transpiled
  if (module.problem) return fail(module.problem)
  const imports =
    kind === 'module' && !linked ? linkLibraryImports(module.code) : { code: module.code, files: [] }
  if (imports.problem) return fail(imports.problem)
  const { code, files: libraries } = imports
  const parsed = parseScript(code, kind)
  if ('problem' in parsed) return fail(parsed.problem)
  const { program } = parsed
  const isStrict = program.body.some((node) => 'directive' in node && node.directive === 'use strict')
  return { code: isLoopGuarded ? guardLoops(code, program, lineOffset) : code, libraries, isStrict }
}
