import type { SourceFile } from '../runner.ts'

/** The code of a file that runs: the learner's text with the code around it, and the number of lines above. */
export function programText({ head, contents, tail }: SourceFile): { text: string; linesBefore: number } {
  const parts = [head, contents, tail].filter((part) => part !== undefined)
  return { text: parts.join('\n'), linesBefore: head === undefined ? 0 : head.split('\n').length }
}
