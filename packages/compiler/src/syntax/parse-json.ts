type Parsed = { value?: unknown; mistake?: { line: number; column: number; message: string } }

/** Parses JSON and reports the position of a mistake, which V8 puts into its message. */
export function parseJson(text: string): Parsed {
  try {
    return { value: JSON.parse(text) as unknown }
  } catch (error) {
    const said = error instanceof Error ? error.message : String(error)
    const position = Number(/at position (?<position>\d+)/.exec(said)?.groups?.['position'] ?? text.length)
    const before = text.slice(0, position).split('\n')
    return {
      mistake: {
        line: before.length,
        column: (before.at(-1)?.length ?? 0) + 1,
        message: `This is not valid JSON: ${said.replace(/ in JSON at position[\s\S]*$/, '')}.`,
      },
    }
  }
}
