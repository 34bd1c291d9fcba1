import type { testHelpers } from '../../inside/helpers/helpers.ts'
import type { Fact } from './ask-both.ts'

/** What the helpers for text say about a text in any language. Runs inside of both runners. */
export function readText(helpers: typeof testHelpers, text: string): Fact[] {
  const { python } = helpers
  const attempt = (work: () => unknown): unknown => {
    try {
      return work() ?? null
    } catch {
      return 'raised'
    }
  }
  const found = (pattern: () => RegExp) => attempt(() => shown(pattern().exec(text)))
  const shown = (match: RegExpExecArray | null) => match && [match.index, ...match, match.groups ?? null]
  const functions = ['add', '$go', 'x.y', null, ''].flatMap((name) =>
    [undefined, null, [], ['a'], ['a', 'b'], ['a = 1', String.raw`\w+`]].flatMap((parameters) =>
      [undefined, { capture: true }, { includeBody: false }, { capture: true, includeBody: false }].map(
        (options) => found(() => helpers.functionRegex(name, parameters, options)),
      ),
    ),
  )
  const callbacks = ['map', 'reduce'].flatMap((method) =>
    [['el'], ['acc', 'el'], []].flatMap((params) =>
      [undefined, /el \* 2/, /acc\s*\+\s*EL/gi].map((returns) =>
        found(() =>
          helpers.callbackCallRegex({
            target: 'result',
            source: 'numbers',
            method,
            params,
            ...(returns && { returns }),
          }),
        ),
      ),
    ),
  )
  const said = {
    removeHtmlComments: helpers.removeHtmlComments(text),
    removeCssComments: helpers.removeCssComments(text),
    removeJSComments: helpers.removeJSComments(text),
    removeWhiteSpace: helpers.removeWhiteSpace(text),
    escapeRegExp: helpers.escapeRegExp(text),
    isCalledWithNoArgs: ['add', '$go', 'x.y', ''].map((name) => helpers.isCalledWithNoArgs(name, text)),
    getFunctionParams: attempt(() => helpers.getFunctionParams(text)),
    functionRegex: functions,
    callbackCallRegex: callbacks,
    'python.removeComments': python.removeComments(text),
    'python.getDef': ['add', 'f', String.raw`\w+`, '('].map((name) =>
      attempt(() => python.getDef(text, name)),
    ),
    'python.getBlock': [
      'if x',
      'else',
      /if .*/,
      /^\s*(?:for|while)\s(.+)/,
      /def (\w+)\(\)/,
      /class \w+/,
      '(',
      /.*/,
    ].map((pattern) => attempt(() => python.getBlock(text, pattern))),
  }
  return [{ about: JSON.stringify(text), said }]
}

/** A list of expressions, and texts in which to look for them. */
export type Patterns = { sources: readonly string[]; texts: readonly string[] }

/** What the helpers for regular expressions make of several. Runs inside of both runners. */
export function combinePatterns(helpers: typeof testHelpers, { sources, texts }: Patterns): Fact[] {
  const attempt = (work: () => unknown): unknown => {
    try {
      return work()
    } catch {
      return 'raised'
    }
  }
  const found = (make: () => RegExp) =>
    attempt(() => {
      const pattern = make()
      return [pattern.flags, ...texts.map((text) => shown(pattern.exec(text)))]
    })
  const shown = (match: RegExpExecArray | null) => match && [match.index, ...match, match.groups ?? null]
  const expressions = sources.map((source, index) =>
    attempt(() => (index % 2 === 0 ? source : new RegExp(source, 'gi'))),
  )
  const parts = expressions as (string | RegExp)[]
  const options = [
    undefined,
    { capture: true },
    { elementsSeparator: String.raw`\s+` },
    { permutationsSeparator: '|x|', capture: true },
  ]
  const said = {
    concatRegex: found(() => helpers.concatRegex(...parts)),
    permutateRegex: options.map((option) => found(() => helpers.permutateRegex(parts, option))),
  }
  return [{ about: JSON.stringify([sources, texts]), said }]
}
