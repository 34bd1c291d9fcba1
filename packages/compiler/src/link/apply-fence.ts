import type { Problem } from '@cairn/contract'
import { regionMarker, takeEditableRegion } from '../parse/sections/editable-region.ts'
import type { FenceFile } from '../parse/sections/fence-files.ts'
import { type SplitFence, splitAtRegion } from '../parse/sections/split-at-region.ts'
import { excerpt } from '../problems/problem.ts'
import { type Found, findLines, type NotFound, withoutBlankEnd, withoutBlankStart } from './find-lines.ts'

/** The file that a fence makes of another, and the file as it was with markers where the fence changes it. */
export type Applied = { changed: string; marked: string }

/** The lesson of a fence, and the file of the step before it, for problems. */
export type Names = { lesson: string; previous: string }

/** Applies a fence to the contents of its file. A fence without markers is the whole file. */
export function applyFence(contents: string, fence: FenceFile, names: Names): Applied | Problem {
  const split = splitAtRegion(fence.text)
  if (!split) return { changed: takeEditableRegion(fence.text).contents, marked: contents }
  const lines = contents.split('\n')
  const place = findLines(lines, split)
  if (!('start' in place)) return notFound(fence, place, names)
  const now = withoutBlankStart(withoutBlankEnd(lines.slice(place.start, place.end)))
  // An empty region has a line to type in.
  const region = now.length > 0 ? now : ['']
  return {
    changed: replaced(lines, split, place, split.between),
    marked: replaced(lines, split, place, [regionMarker, ...region, regionMarker]),
  }
}

function replaced(
  lines: readonly string[],
  { above, below }: SplitFence,
  { start, end }: Found,
  between: readonly string[],
): string {
  const blanksAbove = above.slice(withoutBlankEnd(above).length)
  const blanksBelow = below.slice(0, below.length - withoutBlankStart(below).length)
  return [...lines.slice(0, start), ...blanksAbove, ...between, ...blanksBelow, ...lines.slice(end)].join(
    '\n',
  )
}

function notFound(fence: FenceFile, { line, places }: NotFound, { lesson, previous }: Names): Problem {
  const name = `${fence.name}.${fence.ext}`
  return {
    file: lesson,
    line: fence.line + 1 + line,
    column: 1,
    text: excerpt(fence.text.split('\n')[line] ?? ''),
    ...(places > 1
      ? {
          message: `The lines above the region occur ${places} times in ${name}, so its place is not clear.`,
          remedy: 'Write more of the lines above the first marker.',
        }
      : {
          message: `The place of the region is not found: ${name} has no such lines when the step begins.`,
          remedy: `Copy the lines next to the region from the solution of ${previous}.`,
        }),
  }
}
