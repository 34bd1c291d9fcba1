/** What Python calls a value that has another name in JavaScript. */
export function pythonWord(value: unknown): string | undefined {
  if (value === undefined) return 'None'
  if (typeof value !== 'boolean') return undefined
  return value ? 'True' : 'False'
}
