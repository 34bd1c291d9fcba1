import type { Problem, SeedFile, Solution } from '@cairn/contract'
import { takeEditableRegion } from '../parse/sections/editable-region.ts'
import type { FenceFile } from '../parse/sections/fence-files.ts'
import type { Continuation } from '../parse/sections/read-continuation.ts'
import { splitAtRegion } from '../parse/sections/split-at-region.ts'
import { type Applied, applyFence, type Names } from './apply-fence.ts'

type Continued = { files: SeedFile[]; solutions: Solution[]; problems: Problem[] }

/** The seed and the solutions of a step, from the solved files of the step before it (decision 67). */
export function continueStep(
  { changes, solutions, heads, tails }: Continuation,
  solved: readonly SeedFile[],
  names: Names,
): Continued {
  const added = changes
    .filter((fence) => !splitAtRegion(fence.text) && !solved.some(({ fileKey }) => fileKey === fence.fileKey))
    .map(({ fileKey, name, ext }) => ({ fileKey, name, ext, contents: '' }))
  const beginning = applyAll([...solved, ...added], changes, names)
  const start = [...solved, ...added].map((file) => {
    const head = heads[file.fileKey]
    const tail = tails[file.fileKey]
    return {
      ...file,
      contents: beginning.applied.get(file.fileKey)?.changed ?? file.contents,
      ...(head === undefined ? {} : { head }),
      ...(tail === undefined ? {} : { tail }),
    }
  })
  const ends = solutions.map((fences) => applyAll(start, fences, names))
  return {
    files: start.map((file) => {
      const { contents, boundaries } = takeEditableRegion(
        ends[0]?.applied.get(file.fileKey)?.marked ?? file.contents,
      )
      return { ...file, contents, editableRegionBoundaries: boundaries }
    }),
    solutions: ends.map(({ applied }) =>
      start.map(({ fileKey, contents }) => ({
        fileKey,
        contents: applied.get(fileKey)?.changed ?? contents,
      })),
    ),
    problems: [beginning, ...ends].flatMap(({ problems }) => problems),
  }
}

type Contents = { fileKey: string; contents: string }

function applyAll(files: readonly Contents[], fences: readonly FenceFile[], names: Names) {
  const applied = new Map<string, Applied>()
  const problems: Problem[] = []
  for (const fence of fences) {
    const file = files.find(({ fileKey }) => fileKey === fence.fileKey)
    const outcome = file ? applyFence(file.contents, fence, names) : noFile(fence, names)
    if ('message' in outcome) problems.push(outcome)
    else applied.set(fence.fileKey, outcome)
  }
  return { applied, problems }
}

function noFile({ name, ext, line }: FenceFile, { lesson }: Names): Problem {
  return {
    file: lesson,
    line,
    column: 1,
    text: `\`\`\`${ext}`,
    message: `The step begins without a file ${name}.${ext}.`,
    remedy: 'Add the whole file, without markers, under `## --seed-changes--` in `# --seed--`.',
  }
}
