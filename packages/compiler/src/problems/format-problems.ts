import { printable, type Problem } from '@cairn/contract'

/** The place, the offending text, and what to do about it, for a terminal: a curriculum may be anyone's. */
export function formatProblems(problems: readonly Problem[]): string {
  const lines = problems
    .map(({ file, line, column, text, message, remedy }) =>
      [
        `${file}:${line}:${column}  ${message}`,
        ...(text === '' || message.includes(text) ? [] : [`    │ ${text}`]),
        `    → ${remedy}`,
      ].join('\n'),
    )
    .join('\n')
  return printable(lines)
}
