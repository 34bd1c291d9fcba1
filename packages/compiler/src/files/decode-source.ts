import type { Problem } from '@cairn/contract'
import { fileStart, type Outcome } from '../problems/problem.ts'

/** The largest known lesson has 150 kB; a much bigger file is not a lesson. */
export const largestSourceBytes = 512_000

const utf8 = new TextDecoder('utf-8', { fatal: true })

/** A file's bytes as text with `\n` at line ends and without a byte order mark. */
export function decodeSource(file: string, bytes: Uint8Array): Outcome<string | undefined> {
  if (bytes.length > largestSourceBytes) return tooLarge(file, bytes.length)
  try {
    const text = utf8.decode(bytes).replaceAll(/\r\n?/g, '\n')
    if (!text.includes('\0')) return { output: text, problems: [] }
  } catch (error) {
    if (!(error instanceof TypeError)) throw error
  }
  return refuse(file, 'The file is not UTF-8 text.', 'Save it as text, with the encoding UTF-8.')
}

export function tooLarge(file: string, size: number): Outcome<undefined> {
  return refuse(
    file,
    `The file is ${Math.round(size / 1000)} kB long.`,
    `Split it: a lesson has at most ${largestSourceBytes / 1000} kB.`,
  )
}

function refuse(file: string, message: string, remedy: string): Outcome<undefined> {
  const problem: Problem = { file, ...fileStart, text: '', message, remedy }
  return { output: undefined, problems: [problem] }
}
