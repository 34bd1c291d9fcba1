/** The words that hints show as code, and those that tests quote. */
export function wordsOfLesson(hints: string, tests: readonly string[]): string {
  const shown = [...hints.matchAll(/<code>(.*?)<\/code>/gs)].map(([, code = '']) =>
    code.replaceAll(/\W+/g, ' '),
  )
  const quoted = tests.flatMap((text) =>
    [...text.matchAll(/(["'])(\w+)\\?\1/g)].map(([, , word = '']) => word),
  )
  return [...shown, ...quoted].join(' ')
}
