export type Hint = { text: string; line: number }

/** The hints of a lesson's tests as they are written in its file, with the lines they begin in, from 1. */
export function hintsIn(lesson: string): Hint[] {
  const hints: Hint[] = []
  let isInside = false
  let marks: string | undefined
  let open: Hint | undefined
  for (const [index, line] of lesson.split('\n').entries()) {
    if (marks !== undefined) {
      if (line.trim() === marks) marks = undefined
      continue
    }
    const fence = /^(?<marks>`{3,})/.exec(line)?.groups?.['marks']
    if (fence !== undefined) {
      marks = fence
      if (open) hints.push(open)
      open = undefined
    } else if (line.startsWith('# ')) isInside = line.trim() === '# --hints--'
    else if (isInside && line.trim() !== '')
      open = open ? { ...open, text: `${open.text} ${line.trim()}` } : { text: line.trim(), line: index + 1 }
  }
  return hints
}
