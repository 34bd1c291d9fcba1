import type { SeedFile, Solution } from '@cairn/contract'
import { findSection } from '../reading/find-section.ts'
import type { Reading } from '../reading/reading.ts'
import { report } from '../reading/report.ts'
import { isEmpty, placeOf, type Section, splitAtBreaks } from '../reading/section.ts'
import { takeEditableRegion } from './editable-region.ts'
import { type FenceFile, readFiles } from './fence-files.ts'

/** The starting files, with the surrounding code that the learner does not see. */
export function readSeed(reading: Reading): SeedFile[] {
  const seed = findSection(reading, 'seed')
  // Lessons without code often contain the empty marker.
  if (!seed || isEmpty(seed)) return []
  const child = (name: string) => seed.children.find((section) => section.name === name)
  const contents = child('seed-contents')
  if (!contents) {
    const message = 'The seed has no contents.'
    report(reading, seed.place, message, 'Add `## --seed-contents--` with one fence per file.')
    return []
  }
  const changes = child('seed-changes')
  if (changes) {
    const message = 'The seed has both contents and changes.'
    report(reading, changes.place, message, 'Keep one: changes are for a step that leaves its seed out.')
  }
  const files = readFiles(reading, contents)
  if (files.length === 0) {
    const message = 'The seed has no file.'
    report(reading, contents.place, message, 'Write one fence per file; an empty fence will do.')
  }
  const heads = readSurroundings(reading, child('before-user-code'))
  const tails = readSurroundings(reading, child('after-user-code'))
  return files.map((file) => {
    const { fileKey, name, ext } = file
    const { contents: text, boundaries } = withoutRegion(reading, file)
    const head = heads.get(fileKey)
    const tail = tails.get(fileKey)
    return {
      fileKey,
      name,
      ext,
      contents: text,
      editableRegionBoundaries: boundaries,
      ...(head === undefined ? {} : { head }),
      ...(tail === undefined ? {} : { tail }),
    }
  })
}

/** The alternatives of `--solutions--` as written, each with the files that differ from the seed. */
export function readSolutionFiles(reading: Reading): FenceFile[][] {
  const section = findSection(reading, 'solutions')
  if (!section) return []
  const alternatives = splitAtBreaks(section.content).map((content) => {
    for (const node of content) {
      if (node.type === 'code') continue
      const message = 'This stands among the solutions, which are code fences only.'
      report(reading, placeOf(node, section.place), message, 'Put it into a comment of the code.')
    }
    return readFiles(reading, { ...section, content })
  })
  return alternatives.filter((files) => files.length > 0)
}

/** The alternatives as whole files, without markers of a region. */
export function toSolutions(reading: Reading, alternatives: readonly FenceFile[][]): Solution[] {
  return alternatives.map((files) =>
    files.map((file) => ({ fileKey: file.fileKey, contents: withoutRegion(reading, file).contents })),
  )
}

/** Reports mistakes in the markers of a region, and takes the markers out. */
export function withoutRegion(reading: Reading, { text, line }: FenceFile) {
  const region = takeEditableRegion(text)
  if (region.mistake) {
    report(
      reading,
      { line: line + 1 + region.mistake.line, column: 1 },
      region.mistake.message,
      'Put one line `--fcc-editable-region--` before and one after the region.',
    )
  }
  return region
}

/** The code that runs around the camper's, by file. */
export function readSurroundings(reading: Reading, section: Section | undefined): Map<string, string> {
  const files = section ? readFiles(reading, section) : []
  for (const { text, line } of files) {
    if (text.trim() !== '') continue
    const message = 'Code around the learner’s code is empty.'
    report(reading, { line, column: 1 }, message, 'Write the code, or take the section out.')
  }
  return new Map(files.map(({ fileKey, text }) => [fileKey, text]))
}
