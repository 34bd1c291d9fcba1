import { parser } from '@lezer/css'
import type { WrongChange } from '../variants/change.ts'
import { type Code, readCode } from '../variants/syntax.ts'
import { otherDeclarations } from './other-declarations.ts'
import { otherRules } from './other-rules.ts'
import { otherValues } from './other-values.ts'

/** Wrong variants of a style sheet. */
export function wrongCss(text: string): WrongChange[] {
  const code = parseCss(text)
  return [...otherRules(code), ...otherDeclarations(code), ...otherValues(code)]
}

export function parseCss(text: string): Code {
  return readCode(parser, text)
}
