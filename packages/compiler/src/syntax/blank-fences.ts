export type BlankedFence = { endLine: number; value: string }

const opening = /^(?<marks>`{3,}(?=[^`]*$)|~{3,})/

/**
 * Empties the closed code fences that start at the left margin, and returns their contents by the line of the opening
 * fence. Lines are kept, so that positions stay correct.
 */
export function blankFences(text: string): { blanked: string; fences: Map<number, BlankedFence> } {
  const lines = text.split('\n')
  const fences = new Map<number, BlankedFence>()
  for (let start = 0; start < lines.length; start += 1) {
    const marks = opening.exec(lines[start] ?? '')?.groups?.['marks']
    if (marks === undefined) continue
    let end = start + 1
    while (end < lines.length && !closes(lines[end] ?? '', marks)) end += 1
    if (end === lines.length) break
    fences.set(start + 1, { endLine: end + 1, value: lines.slice(start + 1, end).join('\n') })
    lines.fill('', start + 1, end)
    start = end
  }
  return { blanked: lines.join('\n'), fences }
}

function closes(line: string, marks: string): boolean {
  if (!line.trimStart().startsWith(marks)) return false
  const mark = marks.charAt(0)
  return new RegExp(`^ {0,3}${mark}{${marks.length},}[ \\t]*$`).test(line)
}
