import type { Problem } from '@cairn/contract'

/** The place, the offending text, and what to do about it. */
export function formatProblems(problems: readonly Problem[]): string {
  return problems
    .map(({ file, line, column, text, message, remedy }) =>
      [
        `${file}:${line}:${column}  ${message}`,
        ...(text === '' || message.includes(text) ? [] : [`    │ ${text}`]),
        `    → ${remedy}`,
      ].join('\n'),
    )
    .join('\n')
}
