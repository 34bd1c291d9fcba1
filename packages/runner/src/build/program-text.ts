import type { SourceFile } from '../runner.ts'

/** What runs of a file: the learner's text between the code around it, and how many lines come before. */
export function programText({ head, contents, tail }: SourceFile): { text: string; linesBefore: number } {
  const parts = [head, contents, tail].filter((part) => part !== undefined)
  return { text: parts.join('\n'), linesBefore: head === undefined ? 0 : head.split('\n').length }
}
