/** Text helpers that tests call as `__helpers.…` (docs/reference/workshop.md, “Test tools”). */

export function removeHtmlComments(text: string): string {
  return text.replaceAll(/<!--[\s\S]*?(?:-->|$)/g, '')
}

export function removeCssComments(text: string): string {
  return text.replaceAll(/\/\*[\s\S]*?(?:\*\/|$)/g, '')
}

/**
 * Strings, template literals and regular expressions come first, because they may contain what looks like a comment.
 */
const javascriptComment =
  /"(?:\\[\s\S]|[^"\\\n])*"?|'(?:\\[\s\S]|[^'\\\n])*'?|`(?:\\[\s\S]|[^`\\])*`?|\/\*[\s\S]*?(?:\*\/|$)|\/\/[^\n]*/g

export function removeJSComments(text: string): string {
  return text.replaceAll(javascriptComment, (match) => (/^\/[*/]/.test(match) ? '' : match))
}

export function removeWhiteSpace(text: string): string {
  return text.replaceAll(/\s/g, '')
}

export function escapeRegExp(text: string): string {
  return text.replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`)
}

/** Whether `name()` is called somewhere in the code, rather than defined. */
export function isCalledWithNoArgs(name: string, code: string): boolean {
  return new RegExp(String.raw`(?<!function\s+)\b${escapeRegExp(name)}\s*\(\s*\)`).test(code)
}

export function concatRegex(...parts: readonly (RegExp | string)[]): RegExp {
  return new RegExp(parts.map((part) => (typeof part === 'string' ? part : part.source)).join(''))
}

type FunctionRegexOptions = { capture?: boolean; includeBody?: boolean }

/** Matches a function of that name in any form; without a name it matches an anonymous one. */
export function functionRegex(
  name: string | null,
  parameters?: readonly string[] | null,
  { capture = false, includeBody = true }: FunctionRegexOptions = {},
): RegExp {
  const list = parameters ? parameters.map(escapeRegExp).join(String.raw`\s*,\s*`) : '[^)]*'
  const inBrackets = String.raw`\(\s*${list}\s*\)`
  const single = parameters?.length === 1 ? `|${list}` : ''
  const body = includeBody ? String.raw`\s*\{[\s\S]*?\n?\}` : String.raw`\s*\{`
  const declared = String.raw`function\s*${name === null ? '' : String.raw`\s${escapeRegExp(name)}`}\s*${inBrackets}${body}`
  const arrow = String.raw`(?:${inBrackets}${single})\s*=>\s*(?:\{${includeBody ? String.raw`[\s\S]*?\n?\}` : ''})?`
  const anonymous = String.raw`function\s*${inBrackets}${body}`
  const assigned =
    name === null
      ? ''
      : String.raw`|(?:let|const|var)\s+${escapeRegExp(name)}\s*=\s*(?:${anonymous}|${arrow})`
  return new RegExp(`${capture ? '(' : '(?:'}${declared}${assigned}${name === null ? `|${arrow}` : ''})`)
}

/** Names and default values of the first function's parameters. */
export function getFunctionParams(code: string): { name: string; defaultValue: string | undefined }[] {
  const list = code.split('(')[1]?.split(')')[0] ?? ''
  return list
    .split(',')
    .map((parameter) => parameter.trim())
    .filter(Boolean)
    .map((parameter) => {
      const [name = '', defaultValue] = parameter.split('=').map((part) => part.trim())
      return { name, defaultValue }
    })
}
