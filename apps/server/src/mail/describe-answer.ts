import { printable } from '@cairn/contract'

/** Mail servers may answer with pages of text. */
const longestAnswer = 300

/** What a mail server, or the way to it, said about a mail, for operators. */
export function describeAnswer(error: unknown): string | null {
  const { response, message } = error as { response?: unknown; message?: unknown }
  const said = [response, message].find((text) => typeof text === 'string' && text !== '')
  return typeof said === 'string' ? printable(said.slice(0, longestAnswer)) : null
}
