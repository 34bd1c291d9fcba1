import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { challengeTypes, inLanguage, type Language, type SeedFile } from '@cairn/contract'

const compiled = join(import.meta.dirname, '../../.build/curriculum')

/** What is typed into a file in place of what can be changed there. */
type Answer = { file: string; text: string }

/** A step of a built block, with what solves it; no answers for one that does not begin in an editor. */
export type Step = { id: string; title: string; path: string; answers: Answer[] }

type Challenge = {
  id: string
  title: string
  dashedName: string
  challengeType: number
  superBlock: string
  block: string
  files: readonly SeedFile[]
}
type Solution = readonly Pick<SeedFile, 'fileKey' | 'contents'>[]
type Secret = { id: string; solutions: readonly Solution[] }

/** The steps of a block of the school's own curriculum, in their order. */
export async function readBlock(block: string, language: Language = 'english'): Promise<Step[]> {
  const [challenges, secrets] = await Promise.all([
    readCompiled<Challenge>(language, block),
    readCompiled<Secret>('private', block),
  ])
  return challenges.map((challenge) => ({
    id: challenge.id,
    title: challenge.title,
    path: inLanguage(`/learn/${challenge.superBlock}/${challenge.block}/${challenge.dashedName}`, language),
    answers: answersTo(challenge, secrets.find(({ id }) => id === challenge.id)?.solutions[0] ?? []),
  }))
}

async function readCompiled<T>(folder: string, block: string): Promise<T[]> {
  const directory = join(compiled, folder, 'blocks')
  const name = (await readdir(directory)).find((file) => file.startsWith(`${block}.`)) ?? ''
  const { challenges } = JSON.parse(await readFile(join(directory, name), 'utf8')) as { challenges: T[] }
  return challenges
}

/** Without an editable region, all files can be changed. */
function answersTo({ challengeType, files }: Challenge, solution: Solution): Answer[] {
  // Its page asks first where it is built.
  if (challengeType === challengeTypes.frontEndProject) return []
  const withRegion = files.filter(({ editableRegionBoundaries }) => editableRegionBoundaries.length > 0)
  return (withRegion.length > 0 ? withRegion : files).flatMap((seed) => {
    const solved = solution.find(({ fileKey }) => fileKey === seed.fileKey)
    return solved ? [{ file: `${seed.name}.${seed.ext}`, text: editableText(seed, solved.contents) }] : []
  })
}

function editableText({ contents, editableRegionBoundaries }: SeedFile, solved: string): string {
  const [before, after] = editableRegionBoundaries
  if (before === undefined || after === undefined) return solved
  const linesAfter = contents.split('\n').length - (after - 1)
  const lines = solved.split('\n')
  return lines.slice(before, lines.length - linesAfter).join('\n')
}
