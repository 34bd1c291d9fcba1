import { readToken } from './read-token.ts'

/** One statement of a program, without what precedes its first word. `start`: where it begins in the program. */
export type Statement = { text: string; start: number }

/** Splits a program where PostgreSQL's own client does: at semicolons that are not part of a statement. */
export function splitStatements(program: string): Statement[] {
  const statements: Statement[] = []
  let start: number | undefined
  let parentheses = 0
  /** Bodies of functions that are open, and the cases in them: statements between BEGIN ATOMIC and END. */
  let bodies = 0
  let wordBefore = ''
  const finish = (end: number) => {
    if (start !== undefined) statements.push({ text: program.slice(start, end), start })
    start = undefined
    parentheses = 0
    bodies = 0
    wordBefore = ''
  }
  for (let position = 0; position < program.length;) {
    const { kind, end } = readToken(program, position)
    if (kind === 'semicolon' && parentheses === 0 && bodies === 0) finish(position)
    else if (kind !== 'blank') start ??= position
    if (kind === 'open') parentheses += 1
    if (kind === 'close') parentheses -= 1
    if (kind === 'word') {
      const word = program.slice(position, end).toLowerCase()
      if (word === 'atomic' && wordBefore === 'begin') bodies += 1
      if (bodies > 0 && word === 'case') bodies += 1
      if (bodies > 0 && word === 'end') bodies -= 1
      wordBefore = word
    }
    position = end
  }
  finish(program.length)
  return statements
}
