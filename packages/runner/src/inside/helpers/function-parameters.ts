type Parameter = { name: string; defaultValue: string | undefined }

/** The list of a function in each form in which one is written; the first that fits counts. */
const lists: readonly ((code: string) => string | undefined)[] = [
  (code) => inBrackets(code, code.indexOf('function')),
  (code) => {
    const assigned = /\b(?:const|let|var)\s*\w+\s*=\s*(?:function\s*)?\(/.exec(code)
    return assigned ? inBrackets(code, assigned.index + assigned[0].length - 1) : undefined
  },
  beforeArrow,
]

/** What the first brackets from `from` on hold; nothing for an index that was not found. */
function inBrackets(code: string, from: number): string | undefined {
  const opening = from === -1 ? -1 : code.indexOf('(', from)
  const closing = opening === -1 ? -1 : code.indexOf(')', opening)
  return closing === -1 ? undefined : code.slice(opening + 1, closing)
}

/** What stands between `= ` and the last arrow without a closing bracket before it. */
function beforeArrow(code: string): string | undefined {
  for (const part of code.split(')')) {
    const assigned = /=\s+/.exec(part)
    const start = assigned ? assigned.index + assigned[0].length : Infinity
    const arrow = part.lastIndexOf('=>')
    if (arrow >= start) return part.slice(start, arrow)
  }
  return undefined
}

/** Names and default values of the first function's parameters, as text without quotes. */
export function getFunctionParams(code: string): Parameter[] {
  const list = lists.map((find) => find(code)).find((found) => found !== undefined) ?? ''
  if (list.trim() === '') return []
  return list
    .replaceAll(/[[\]{}]/g, '')
    .split(',')
    .map((parameter) => {
      const [name = '', defaultValue] = parameter.trim().split('=')
      return { name: name.trim(), defaultValue: defaultValue?.replaceAll(/["']/g, '').trim() }
    })
}
