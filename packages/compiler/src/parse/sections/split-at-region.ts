import { regionMarker } from './editable-region.ts'

/** The lines of a fence above, between and below its two region markers. */
export type SplitFence = { above: string[]; between: string[]; below: string[] }

/** Undefined without exactly two markers, each on a line of its own. */
export function splitAtRegion(text: string): SplitFence | undefined {
  const lines = text.split('\n')
  const [start, end, third] = lines.flatMap((line, index) => (line.trim() === regionMarker ? [index] : []))
  if (start === undefined || end === undefined || third !== undefined) return undefined
  return { above: lines.slice(0, start), between: lines.slice(start + 1, end), below: lines.slice(end + 1) }
}
