import type { SeedFile, Solution } from '@cairn/contract'
import { regionMarker } from '../parse/sections/editable-region.ts'
import { blankFences } from '../syntax/blank-fences.ts'

type Code = { files: readonly SeedFile[]; solutions: readonly Solution[] }

/** The text of a lesson with a whole seed and whole solutions in place of those that it has. */
export function classicLesson(text: string, { files, solutions }: Code): string {
  const sections = splitSections(text)
  const isCode = (section: string) =>
    /^# --(?:seed|solutions)--[ \t]*$/m.test(section.split('\n', 1)[0] ?? '')
  const place = sections.findIndex(isCode)
  const kept = sections.filter((section) => !isCode(section))
  const written = [
    [
      '# --seed--',
      ...surroundings(files),
      '## --seed-contents--',
      ...files.map((file) => fence(file, marked(file))),
    ],
    ['# --solutions--', solutions.map((solution) => fencesOf(solution, files)).join('\n\n---\n\n')],
  ]
  const code = written.map((parts) => `${parts.join('\n\n')}\n`)
  return kept
    .toSpliced(place < 0 ? kept.length : place, 0, ...code)
    .map((section) => `${section.trimEnd()}\n`)
    .join('\n')
}

/** The text without the variants that are marked as equivalent, which are ours. */
export function withoutMarks(text: string): string {
  const sections = splitSections(text)
  const kept = sections.filter(
    (section) => !/^# --equivalent--[ \t]*$/m.test(section.split('\n', 1)[0] ?? ''),
  )
  return kept.length === sections.length ? text : `${kept.join('\n').trimEnd()}\n`
}

/** The front matter and each top-level section, as they are in the file. */
function splitSections(text: string): string[] {
  const lines = text.split('\n')
  const starts = blankFences(text)
    .blanked.split('\n')
    .flatMap((line, index) => (/^# --[^\s-].*--[ \t]*$/.test(line) ? [index] : []))
  return [0, ...starts].map((start, index) => lines.slice(start, starts[index]).join('\n'))
}

function surroundings(files: readonly SeedFile[]): string[] {
  const section = (name: string, part: 'head' | 'tail') => {
    const fences = files.flatMap((file) => (file[part] === undefined ? [] : [fence(file, file[part])]))
    return fences.length > 0 ? [`## --${name}--`, ...fences] : []
  }
  return [...section('before-user-code', 'head'), ...section('after-user-code', 'tail')]
}

function fencesOf(solution: Solution, files: readonly SeedFile[]): string {
  return solution
    .flatMap(({ fileKey, contents }) => {
      const file = files.find((one) => one.fileKey === fileKey)
      return file ? [fence(file, contents)] : []
    })
    .join('\n\n')
}

function marked({ contents, editableRegionBoundaries: [start, end] }: SeedFile): string {
  if (start === undefined || end === undefined) return contents
  return contents.split('\n').toSpliced(start, 0, regionMarker).toSpliced(end, 0, regionMarker).join('\n')
}

/** An empty file has an empty fence; code with fences in it, a longer one. */
function fence({ ext }: SeedFile, contents: string): string {
  const longest = Math.max(
    2,
    ...[...contents.matchAll(/^ {0,3}(`{3,})/gm)].map(([, marks = '']) => marks.length),
  )
  const marks = '`'.repeat(longest + 1)
  return [`${marks}${ext}`, ...(contents === '' ? [] : [contents]), marks].join('\n')
}
