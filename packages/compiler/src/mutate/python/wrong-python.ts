import type { WrongChange } from '../variants/change.ts'
import { otherConstants } from '../variants/other-constants.ts'
import { otherOperators } from '../variants/other-operators.ts'
import { otherConditions } from './other-conditions.ts'
import { otherCalls } from './other-calls.ts'
import { otherStatements } from './other-statements.ts'
import { otherStrings } from './other-strings.ts'
import { parsePython } from './parse-python.ts'
import { tryOut } from './try-out.ts'

const operators = [otherOperators, otherConstants, otherStrings, otherConditions, otherStatements, otherCalls]

/** Wrong variants of Python, after the operators of mutmut. */
export function wrongPython(text: string): WrongChange[] {
  const code = parsePython(text)
  return operators.flatMap((operator) => operator(code)).map(tryOut(code))
}
