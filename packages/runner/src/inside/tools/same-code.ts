const token =
  /\/\/[^\n]*|\/\*[\s\S]*?(?:\*\/|$)|'(?:\\.|[^'\\\n])*'?|"(?:\\.|[^"\\\n])*"?|`(?:\\.|[^`\\])*`?|[A-Za-z_$][\w$]*|\d[\d_.]*|=>|\.\.\.|[=!<>]=+|&&|\|\||\?\?|\?\.|[^\s]/g

/** Whether two pieces of code mean the same, regardless of spacing, quotes and semicolons. */
export function isSameCode(one: string, other: string): boolean {
  return tokensOf(one).join(' ') === tokensOf(other).join(' ')
}

function tokensOf(code: string): string[] {
  const tokens = (code.match(token) ?? [])
    .filter((text) => text !== ';' && !text.startsWith('//') && !text.startsWith('/*'))
    .map((text) => (text.startsWith("'") ? `"${text.slice(1, -1).replaceAll('"', String.raw`\"`)}"` : text))
  // A comma before a closing bracket has no meaning.
  return tokens.filter((text, index) => text !== ',' || !/^[)\]}]$/.test(tokens[index + 1] ?? ''))
}
