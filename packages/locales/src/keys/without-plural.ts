/** A key without the ending that says for which numbers it is: `days_few` → `days`. */
export function withoutPlural(key: string): string {
  return key.replace(/_(?:zero|one|two|few|many|other)$/, '')
}
