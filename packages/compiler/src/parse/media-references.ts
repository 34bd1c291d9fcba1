import type { Place } from '../problems/problem.ts'
import { blankFences } from '../syntax/blank-fences.ts'

/** A file of the curriculum's folder `media` that a lesson shows, by its address `/media/…`. */
export type MediaReference = Place & { file: string; address: string }

/** Addresses in front matter, pictures and HTML. Code belongs to campers' own pages, which may name what they like. */
export function mediaReferences(file: string, text: string): MediaReference[] {
  const lines = blankFences(text).blanked.split('\n')
  return lines.flatMap((line, index) =>
    [...withoutCode(line).matchAll(/(?<=["'(\s])\/media\/[^\s"')#?]+/g)].map(
      ({ 0: address, index: before }) => ({ file, line: index + 1, column: before + 1, address }),
    ),
  )
}

/** Columns stay correct. */
function withoutCode(line: string): string {
  return line.replaceAll(/`[^`]*`/g, (code) => ' '.repeat(code.length))
}
