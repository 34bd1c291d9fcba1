import { createHash } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { BlockOutline, Challenge, CompiledBlock, CurriculumIndex } from '@cairn/contract'
import { openCurriculum } from '../../apps/server/src/curriculum/open-curriculum.ts'

/** The only course of the school that `writeRepeatedSchool` makes. */
export const repeatedCourse = 'everything'

type School = { lessons: number; lessonsPerBlock: number }

/**
 * Writes a compiled curriculum of one course: the lessons of another one, again and again, in blocks of equal size.
 *
 * @param source the folder of one language of a compiled curriculum
 */
export async function writeRepeatedSchool(
  source: string,
  directory: string,
  { lessons, lessonsPerBlock }: School,
): Promise<void> {
  const originals = await readLessons(source)
  await mkdir(join(directory, 'blocks'), { recursive: true })
  const blocks: BlockOutline[] = []
  for (let first = 0; first < lessons; first += lessonsPerBlock) {
    const block = `block-${blocks.length + 1}`
    const challenges = Array.from({ length: Math.min(lessonsPerBlock, lessons - first) }, (_lesson, index) =>
      copyOf(originals, first + index, block),
    )
    blocks.push(outlineOf(block, challenges))
    const compiled: CompiledBlock = { block, challenges }
    await writeFile(join(directory, fileOf(block)), JSON.stringify(compiled))
  }
  const index: CurriculumIndex = {
    version: `repeated-${lessonsPerBlock}`,
    superBlocks: [
      {
        id: repeatedCourse,
        title: 'Everything',
        stage: 'Core',
        certification: null,
        summary: 'All lessons, in one course.',
        blocks,
      },
    ],
    certifications: [],
    exams: [],
    files: Object.fromEntries(blocks.map(({ dashedName }) => [dashedName, fileOf(dashedName)])),
  }
  await writeFile(join(directory, 'index.json'), JSON.stringify(index))
}

async function readLessons(source: string): Promise<Challenge[]> {
  const { superBlocks, loadChallenges } = await openCurriculum(source, {
    showsNew: true,
    showsUpcoming: true,
  })
  const names = new Set(superBlocks.flatMap(({ blocks }) => blocks.map(({ dashedName }) => dashedName)))
  const lessons: Challenge[] = []
  for (const name of names) lessons.push(...(await loadChallenges(name)))
  if (lessons.length === 0) throw new Error(`There are no lessons in ${source}`)
  return lessons
}

function copyOf(originals: readonly Challenge[], number: number, block: string): Challenge {
  const original = originals[number % originals.length] as Challenge
  // As different from one another as real ids, which decides how well a page is compressed.
  const id = createHash('sha256').update(String(number)).digest('hex').slice(0, 24)
  return { ...original, id, dashedName: `lesson-${number + 1}`, block, superBlock: repeatedCourse }
}

function outlineOf(block: string, challenges: readonly Challenge[]): BlockOutline {
  return {
    dashedName: block,
    name: `Build a wall, part ${block.replace('block-', '')}`,
    intro: ['Stones upon stones, as many as there are, and a little mortar where the wind comes from.'],
    layout: 'challenge-grid',
    helpCategory: 'HTML-CSS',
    challenges: challenges.map(({ id, title, dashedName, challengeType }) => ({
      id,
      title,
      dashedName,
      challengeType,
    })),
  }
}

function fileOf(block: string): string {
  return `blocks/${block}.json`
}
