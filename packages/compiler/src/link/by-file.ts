const collator = new Intl.Collator('en', { numeric: true })

/** Orders lessons by the names of their files, where `10` comes after `9`. */
export function byFile(one: { file: string }, other: { file: string }): number {
  return collator.compare(one.file, other.file)
}
