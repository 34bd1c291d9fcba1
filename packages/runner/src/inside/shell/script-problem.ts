/** Where the shell could not read a script, and why. Line and column from 1. */
export type ScriptProblem = { place: { line: number; column: number }; message: string }

const withColumn = /^bash: syntax error: Parse error at (?<line>\d+):(?<column>\d+): (?<message>.+)/
const withoutColumn = /^bash: line (?<line>\d+): (?<message>unexpected EOF .+)/
const expectation = /^Expected (?<name>[A-Z]+), got (?<found>[A-Z]+)$/

/** What the parser calls signs; it calls words such as `done` by their own names. */
const signs: Readonly<Record<string, string>> = { RBRACE: '}', RPAREN: ')' }

/** Reads the place from what the shell says about a script that it cannot read. */
export function scriptProblem(errors: string): ScriptProblem | undefined {
  const {
    line,
    column = '1',
    message,
  } = (withColumn.exec(errors) ?? withoutColumn.exec(errors))?.groups ?? {}
  if (line === undefined || message === undefined) return undefined
  // The parser does not know the place of some mistakes.
  const place = { line: Math.max(1, Number(line)), column: Math.max(1, Number(column)) }
  return { place, message: readable(message) }
}

/** `Expected FI, got EOF` → ``syntax error: unexpected end of file, expected `fi'``, much as Bash puts it. */
function readable(message: string): string {
  const { name, found } = expectation.exec(message)?.groups ?? {}
  if (name === undefined) return message
  const before = found === 'EOF' ? 'unexpected end of file, ' : ''
  return `syntax error: ${before}expected \`${signs[name] ?? name.toLowerCase()}'`
}
