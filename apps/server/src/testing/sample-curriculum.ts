import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Challenge, CompiledBlock, CurriculumIndex } from '@cairn/contract'

const outlines = [1, 2].map((position) => ({
  id: `${position}`.repeat(24),
  title: `Step ${position}`,
  dashedName: `step-${position}`,
  challengeType: 0 as const,
}))

const index: CurriculumIndex = {
  version: 'sample',
  superBlocks: [
    {
      id: '2022/responsive-web-design',
      title: 'Responsive Web Design',
      stage: 'Core',
      certification: 'responsive-web-design',
      summary: 'Pages.',
      blocks: [
        {
          dashedName: 'greetings',
          name: 'Greetings',
          intro: [],
          layout: 'challenge-grid',
          helpCategory: 'HTML-CSS',
          challenges: outlines,
        },
      ],
    },
  ],
  certifications: [],
  exams: [],
  files: { greetings: 'blocks/greetings.json' },
}

/** What a lesson has that needs nothing special. */
export const plainLesson = {
  instructions: '',
  files: [],
  tests: [],
  hooks: { beforeAll: '', beforeEach: '', afterEach: '', afterAll: '' },
  demoType: null,
  forumTopicId: null,
  videoUrl: null,
  disableLoopProtectTests: false,
  disableLoopProtectPreview: false,
} satisfies Partial<Challenge>

const challenges: Challenge[] = outlines.map((outline) => ({
  ...plainLesson,
  ...outline,
  superBlock: '2022/responsive-web-design',
  block: 'greetings',
  description: '<p>Say hello.</p>',
}))

/** Writes a compiled curriculum of one block with two lessons, as the compiler would. */
export async function writeSampleCurriculum(directory: string): Promise<void> {
  const block: CompiledBlock = { block: 'greetings', challenges }
  await mkdir(join(directory, 'blocks'), { recursive: true })
  await writeFile(join(directory, 'index.json'), JSON.stringify(index))
  await writeFile(join(directory, 'blocks/greetings.json'), JSON.stringify(block))
}
