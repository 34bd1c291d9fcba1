import type { WrongChange } from '../variants/change.ts'
import { otherConstants } from '../variants/other-constants.ts'
import { otherOperators } from '../variants/other-operators.ts'
import { otherConditions } from './other-conditions.ts'
import { otherElements } from './other-elements.ts'
import { otherMethods } from './other-methods.ts'
import { otherPatterns } from './other-patterns.ts'
import { otherStatements } from './other-statements.ts'
import { otherStrings } from './other-strings.ts'
import { otherTypes } from './other-types.ts'
import { parseJavaScript } from './parse-javascript.ts'
import { setAttributes } from './set-attributes.ts'
import { tryOut } from './try-out.ts'

const operators = [
  otherOperators,
  otherConstants,
  otherStrings,
  otherConditions,
  otherStatements,
  otherMethods,
  otherPatterns,
  otherTypes,
  otherElements,
]

/** Wrong variants of JavaScript, TypeScript and JSX, after the operators of Stryker. */
export function wrongJavaScript(text: string): WrongChange[] {
  const code = parseJavaScript(text)
  return operators
    .flatMap((operator) => operator(code))
    .map(tryOut(code))
    .map(setAttributes(code))
}
