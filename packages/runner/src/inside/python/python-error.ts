/** The file name under which the learner's program runs. */
export const programFile = 'main.py'

/**
 * What Python says of the learner's program, without the lines of our own that called it: the line number
 * and the last line of the traceback.
 */
export class PythonProgramError extends Error {
  readonly pythonType: string

  constructor(error: unknown) {
    const text = error instanceof Error ? error.message.trim() : String(error)
    const lines = text.split('\n')
    const places = [...text.matchAll(/File "main\.py", line (?<line>\d+)/g)]
    const line = places.at(-1)?.groups?.['line']
    const last = (lines.at(-1) ?? text).replace(/ \(main\.py, line \d+\)$/, '')
    super(line === undefined ? last : `Line ${line}: ${last}`)
    this.name = 'Python'
    this.pythonType = error instanceof Error && 'type' in error ? String(error.type) : ''
  }
}
