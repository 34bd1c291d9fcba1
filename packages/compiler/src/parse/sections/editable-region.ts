/** The line that opens and closes the editable region. */
export const regionMarker = '--fcc-editable-region--'

export type EditableRegion = {
  contents: string
  boundaries: [number, number] | []
  /** A mistake in the markers, worded for an author; `line` is the index of the line in the text. */
  mistake?: { line: number; message: string }
}

/** Removes the region's marker lines from a seed (docs/reference/lesson-format.md, “Seeds”). */
export function takeEditableRegion(text: string): EditableRegion {
  if (!text.includes(regionMarker)) return { contents: text, boundaries: [] }
  const lines = text.split('\n')
  const contents = lines.filter((line) => line.trim() !== regionMarker).join('\n')
  const wrong = (line: number, message: string): EditableRegion => ({
    contents,
    boundaries: [],
    mistake: { line, message },
  })
  const shared = lines.findIndex((line) => line.includes(regionMarker) && line.trim() !== regionMarker)
  if (shared >= 0) return wrong(shared, 'A region marker shares its line with other text.')
  const [start = 0, end, third] = lines.flatMap((line, index) =>
    line.trim() === regionMarker ? [index] : [],
  )
  if (end === undefined) return wrong(start, 'The editable region has only one marker.')
  if (third !== undefined) return wrong(third, 'The file has more than two region markers.')
  return { contents, boundaries: [start, end] }
}
