import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { SeedFile } from '@cairn/contract'

const compiled = join(import.meta.dirname, '../../.build/curriculum')

/**
 * A step of a built block, with the text that solves it in place of what can be changed; empty for a project of several
 * files and for a lesson without code.
 */
export type Step = { id: string; title: string; path: string; answer: string }

type Challenge = {
  id: string
  title: string
  dashedName: string
  superBlock: string
  block: string
  files: readonly SeedFile[]
}
type Secret = { id: string; solutions: readonly (readonly { fileKey: string; contents: string }[])[] }

/** The steps of a block of the school's own curriculum, in their order. */
export async function readBlock(block: string): Promise<Step[]> {
  const [challenges, secrets] = await Promise.all([
    readCompiled<Challenge>('english', block),
    readCompiled<Secret>('private', block),
  ])
  return challenges.map((challenge) => ({
    id: challenge.id,
    title: challenge.title,
    path: `/learn/${challenge.superBlock}/${challenge.block}/${challenge.dashedName}`,
    answer: answerOf(
      challenge,
      secrets.find(({ id }) => id === challenge.id),
    ),
  }))
}

async function readCompiled<T>(folder: string, block: string): Promise<T[]> {
  const directory = join(compiled, folder, 'blocks')
  const name = (await readdir(directory)).find((file) => file.startsWith(`${block}.`)) ?? ''
  const { challenges } = JSON.parse(await readFile(join(directory, name), 'utf8')) as { challenges: T[] }
  return challenges
}

function answerOf({ files }: Challenge, secret: Secret | undefined): string {
  const seed = files.find(({ editableRegionBoundaries }) => editableRegionBoundaries.length > 0) ?? files[0]
  if (files.length > 1 && files.every(({ editableRegionBoundaries: region }) => region.length === 0))
    return ''
  const solved = secret?.solutions[0]?.find(({ fileKey }) => fileKey === seed?.fileKey)?.contents ?? ''
  const [before, after] = seed?.editableRegionBoundaries ?? []
  if (!seed || before === undefined || after === undefined) return solved
  const linesAfter = seed.contents.split('\n').length - (after - 1)
  const lines = solved.split('\n')
  return lines.slice(before, lines.length - linesAfter).join('\n')
}
