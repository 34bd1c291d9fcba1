import { removeJSComments } from './comments.ts'

/** Regular expressions for code that may be written in several ways (docs/reference/workshop.md, “Test tools”). */

export function escapeRegExp(text: string): string {
  return text.replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`)
}

/** Whether a line begins with the call `name()`. */
export function isCalledWithNoArgs(name: string, code: string): boolean {
  return new RegExp(String.raw`^\s*${escapeRegExp(name)}\(\s*\)`, 'm').test(removeJSComments(code))
}

/** Without the flags of the parts. */
export function concatRegex(...parts: readonly (RegExp | string)[]): RegExp {
  return new RegExp(parts.map(sourceOf).join(''))
}

/** The checked source of an expression. */
function sourceOf(part: RegExp | string): string {
  return new RegExp(part).source
}

type FunctionOptions = { capture?: boolean; includeBody?: boolean }

/** Matches a function of that name in any form; without a name, one that has none. The body ends at the first brace. */
export function functionRegex(
  name: string | null,
  parameters?: readonly string[] | null,
  { capture = false, includeBody = true }: FunctionOptions = {},
): RegExp {
  // Any list includes the space around it. Were that named, too, long texts would take seconds.
  const list = parameters ? String.raw`\s*${parameters.join(String.raw`\s*,\s*`)}\s*` : '[^)]*'
  const rest = includeBody ? '[^}]*' : ''
  const block = String.raw`\(${list}\)\s*\{${includeBody ? `${rest}\\}` : ''}`
  const arrow = String.raw`${parameters ? String.raw`\(?` : ''}${list}\)?\s*=>\s*\{?${includeBody ? `${rest}\\}?` : ''}`
  const assigned = name ? String.raw`(let|const|var)?\s?${escapeRegExp(name)}\s*=\s*` : ''
  const forms = [
    String.raw`function\s*${name ? String.raw`\s${escapeRegExp(name)}` : ''}\s*${block}`,
    `${assigned}${arrow}`,
    `${assigned}${name ? String.raw`function\s*` : ''}${block}`,
  ]
  return new RegExp(`(${capture ? '' : '?:'}${forms.join('|')})`)
}

type CallbackOptions = {
  target: string
  source: string
  method: string
  params: readonly string[]
  returns?: RegExp
}

/** Matches `target = source.method((…params) => returns`, with a callback in any form. */
export function callbackCallRegex({ target, source, method, params, returns }: CallbackOptions): RegExp {
  const head = concatRegex(
    String.raw`(?:(?:const|let|var)\s+)?${wholeName(target)}\s*=\s*`,
    String.raw`${wholeName(source)}\.${escapeRegExp(method)}\(\s*`,
    functionRegex(null, params, { includeBody: false }),
  )
  if (returns === undefined) return head
  const value = String.raw`\s*(?:return\s+)?(?:${returns.source})\s*;?\s*\}?`
  return new RegExp(concatRegex(head, value).source, returns.flags.replaceAll(/[gy]/g, ''))
}

function wholeName(name: string): string {
  return String.raw`(?<![\w$])${escapeRegExp(name)}(?![\w$])`
}
