import type { SourceFile } from '../runner.ts'

/** What runs of a file: the learner's text between the code around it, and how many lines come before. */
export function programText({ head, contents, tail }: SourceFile): { text: string; linesBefore: number } {
  const parts = [head, contents, tail].filter((part) => part !== undefined)
  return {
    // No-break spaces come with pasted code and are no spaces to a compiler.
    text: parts.join('\n').replaceAll('\u00A0', ' '),
    linesBefore: head === undefined ? 0 : head.split('\n').length,
  }
}
