/** The files of the write-ahead log from `first` to `last`. */
export function logFilesBetween(names: readonly string[], first: string, last: string): string[] {
  return names.filter((name) => isLogFile(name) && name >= first && name <= last)
}

/** What continues a file of the log. */
export function logFilesSince(names: readonly string[], first: string): string[] {
  return names.filter((name) => isLogFile(name) && name >= first)
}

/** What only older backups need, with the notes about such files. */
export function logFilesBefore(names: readonly string[], first: string): string[] {
  return names.filter((name) => /^[0-9A-F]{24}(?:\.|$)/.test(name) && name < first)
}

export const isLogFile = (name: string) => /^[0-9A-F]{24}$/.test(name)
