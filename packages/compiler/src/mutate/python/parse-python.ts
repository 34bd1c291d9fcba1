import { parser } from '@lezer/python'
import { type Code, readCode } from '../variants/syntax.ts'

export function parsePython(text: string): Code {
  return readCode(parser, text)
}
