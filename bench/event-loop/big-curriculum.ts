import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Challenge, CompiledBlock, CurriculumIndex } from '@cairn/contract'
import { plainLesson } from '../../apps/server/src/testing/sample-curriculum.ts'

const lessonsPerBlock = 100

/** The course that `writeBigCurriculum` makes, whose page lists every lesson. */
export const bigCourse = 'big-course'

/** The ids that the benchmarks' school uses for completions. */
export function lessonId(number: number): string {
  return number.toString(16).padStart(24, '0')
}

/** Writes a compiled curriculum of one course with this many lessons, in the compiler's format. */
export async function writeBigCurriculum(directory: string, lessonCount: number): Promise<void> {
  const outlines = Array.from({ length: lessonCount }, (_lesson, index) => ({
    id: lessonId(index + 1),
    title: `Lay stone number ${index + 1} on the others`,
    dashedName: `stone-${index + 1}`,
    challengeType: 0 as const,
  }))
  const blocks = Array.from({ length: Math.ceil(lessonCount / lessonsPerBlock) }, (_block, index) => ({
    dashedName: `block-${index + 1}`,
    name: `Block ${index + 1}`,
    intro: ['Stones upon stones.'],
    layout: 'challenge-grid' as const,
    helpCategory: 'HTML-CSS',
    challenges: outlines.slice(index * lessonsPerBlock, (index + 1) * lessonsPerBlock),
  }))
  const index: CurriculumIndex = {
    version: 'big',
    superBlocks: [
      {
        id: bigCourse,
        title: 'A big course',
        stage: 'Core',
        certification: 'none',
        summary: 'Stones.',
        blocks,
      },
    ],
    certifications: [],
    exams: [],
    files: Object.fromEntries(blocks.map(({ dashedName }) => [dashedName, `blocks/${dashedName}.json`])),
  }
  await mkdir(join(directory, 'blocks'), { recursive: true })
  await writeFile(join(directory, 'index.json'), JSON.stringify(index))
  for (const { dashedName: block, challenges } of blocks) {
    const compiled: CompiledBlock = { block, challenges: challenges.map((one) => lesson(one, block)) }
    await writeFile(join(directory, `blocks/${block}.json`), JSON.stringify(compiled))
  }
}

function lesson(
  outline: Pick<Challenge, 'id' | 'title' | 'dashedName' | 'challengeType'>,
  block: string,
): Challenge {
  return { ...plainLesson, ...outline, superBlock: bigCourse, block, description: '<p>Lay a stone.</p>' }
}
