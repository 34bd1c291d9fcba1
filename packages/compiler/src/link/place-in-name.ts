const named = /(?:^|[\\/])(?<place>\d{2,3})-(?<topic>[a-z0-9]+(?:-[a-z0-9]+)*)\.md$/

/** Place and topic of a lesson from its file's name, such as `05-functions.md`; undefined for other names. */
export function placeInName(file: string): { place: number; topic: string } | undefined {
  const { place, topic } = named.exec(file)?.groups ?? {}
  return place === undefined || topic === undefined ? undefined : { place: Number(place), topic }
}

/** The name of the file of a lesson; `lessons` is the number of all in its block. */
export function nameFor(place: number, topic: string, lessons: number): string {
  return `${String(place).padStart(lessons > 99 ? 3 : 2, '0')}-${topic}.md`
}

/** Whether all lessons of a block have a place in their names. */
export function areNamedByPlace(files: readonly string[]): boolean {
  return files.length > 0 && files.every((file) => placeInName(file) !== undefined)
}
