/**
 * The lesson to go on with: the first one that is not done after the last one that was, or else the first of all that
 * is not done. Undefined when everything is done.
 *
 * @param ids the lessons of a course, in order
 * @param last the lesson that was done last; null or one of another course before the first
 */
export function nextLesson(
  ids: readonly string[],
  completed: ReadonlySet<string>,
  last: string | null,
): string | undefined {
  const after = last === null ? 0 : ids.indexOf(last) + 1
  const open = (id: string) => !completed.has(id)
  return ids.slice(after).find(open) ?? ids.find(open)
}
