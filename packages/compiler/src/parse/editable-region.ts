/** The line that opens and closes what a camper may edit. */
const marker = '--fcc-editable-region--'

export type EditableRegion = {
  contents: string
  boundaries: [number, number] | []
  /** What is wrong with the markers, in words for an author. */
  mistake?: string
}

/**
 * Takes the region's marker lines out of a seed. The boundaries are the indices of the two lines in the
 * text as it was (challenge-format.md §2, “Seeds”).
 */
export function takeEditableRegion(text: string): EditableRegion {
  const lines = text.split('\n')
  const found = lines.flatMap((line, index) => (line.trim() === marker ? [index] : []))
  const contents = lines.filter((line) => line.trim() !== marker).join('\n')
  const [start, end, ...more] = found
  if (lines.some((line) => line.includes(marker) && line.trim() !== marker)) {
    return { contents, boundaries: [], mistake: 'A region marker shares its line with other text.' }
  }
  if (start === undefined) return { contents, boundaries: [] }
  if (end === undefined)
    return { contents, boundaries: [], mistake: 'The editable region has only one marker.' }
  if (more.length > 0)
    return { contents, boundaries: [], mistake: 'The file has more than two region markers.' }
  return { contents, boundaries: [start, end] }
}
