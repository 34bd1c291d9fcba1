import { parser } from '@lezer/javascript'
import { type Code, readCode } from '../variants/syntax.ts'

const configured = parser.configure({ dialect: 'ts jsx' })

/** Reads JavaScript, TypeScript and JSX. */
export function parseJavaScript(text: string): Code {
  return readCode(configured, text)
}
