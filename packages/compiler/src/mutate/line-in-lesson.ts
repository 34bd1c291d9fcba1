type Line = { text: string; number: number }

/**
 * The line of a lesson's file, from 1, in which a line of its solution is written. A step may have only a part of its
 * solution, and lines may be repeated: the one with the most equal lines around it is meant.
 */
export function lineInLesson(lesson: string, solution: readonly string[], index: number): number {
  const fences = solutionFences(lesson)
  let best = { number: fences[0]?.[0]?.number ?? 1, equal: 0 }
  for (const fence of fences) {
    for (const [place, line] of fence.entries()) {
      const isEqual = (distance: number) =>
        fence[place + distance]?.text.trim() === solution[index + distance]?.trim()
      if (!isEqual(0)) continue
      const equal = 1 + lengthWhile((step) => isEqual(step + 1)) + lengthWhile((step) => isEqual(-step - 1))
      if (equal > best.equal) best = { number: line.number, equal }
    }
  }
  return best.number
}

const farthest = 30

function lengthWhile(holds: (step: number) => boolean): number {
  let length = 0
  while (length < farthest && holds(length)) length += 1
  return length
}

/** The lines of each fence of the solutions, without the markers of a region. */
function solutionFences(lesson: string): Line[][] {
  const fences: Line[][] = []
  let isInside = false
  let open: { marks: string; lines: Line[] } | undefined
  for (const [index, text] of lesson.split('\n').entries()) {
    const marks = /^(?<marks>`{3,})/.exec(text)?.groups?.['marks']
    if (open) {
      if (text.trim() === open.marks) open = undefined
      else if (text.trim() !== '--fcc-editable-region--') open.lines.push({ text, number: index + 1 })
    } else if (marks !== undefined) {
      open = { marks, lines: [] }
      if (isInside) fences.push(open.lines)
    } else if (text.startsWith('# ')) isInside = text.trim() === '# --solutions--'
  }
  return fences
}
