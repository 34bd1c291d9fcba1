import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { CompiledBlock, type CurriculumIndex } from '@cairn/contract'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { writeSampleCurriculum } from '#testing/sample-curriculum.ts'
import { openCurriculum } from './open-curriculum.ts'

let directory: string

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'curriculum-'))
  await writeSampleCurriculum(directory)
})
afterEach(() => rm(directory, { recursive: true }))

async function change(edit: (index: CurriculumIndex) => CurriculumIndex): Promise<void> {
  const file = join(directory, 'index.json')
  await writeFile(file, JSON.stringify(edit(JSON.parse(await readFile(file, 'utf8')) as CurriculumIndex)))
}

const off = { showsNew: false, showsUpcoming: false }

describe('courses and blocks that are not public yet', () => {
  test.for([
    ['New', { showsNew: true, showsUpcoming: false }],
    ['Upcoming', { showsNew: false, showsUpcoming: true }],
  ] as const)('of the stage %s are there only when their switch is on', async ([stage, on]) => {
    await change((index) => ({
      ...index,
      superBlocks: index.superBlocks.map((superBlock) => ({ ...superBlock, stage })),
    }))
    const hidden = await openCurriculum(directory, off)
    expect(hidden.superBlocks).toEqual([])
    expect(hidden.findChallenge('1'.repeat(24))).toBeUndefined()
    expect((await openCurriculum(directory, on)).superBlocks).toHaveLength(1)
  })

  test('a block of upcoming changes is hidden within a visible course', async () => {
    await change((index) => ({
      ...index,
      superBlocks: index.superBlocks.map((superBlock) => ({
        ...superBlock,
        blocks: superBlock.blocks.map((block) => ({ ...block, isUpcomingChange: true })),
      })),
    }))
    expect((await openCurriculum(directory, off)).superBlocks[0]?.blocks).toEqual([])
    expect(
      (await openCurriculum(directory, { ...off, showsUpcoming: true })).superBlocks[0]?.blocks,
    ).toHaveLength(1)
  })
})

test('lessons that the compiler refused are read with their block, and are none of its lessons', async () => {
  const file = join(directory, 'blocks/greetings.json')
  const refused = [{ title: 'Between', dashedName: 'between', lessonsBefore: 1, problems: [] }]
  const block = JSON.parse(await readFile(file, 'utf8')) as CompiledBlock
  expect(await (await openCurriculum(directory, off)).loadRefused('greetings')).toEqual([])
  await writeFile(file, JSON.stringify({ ...block, refused }))
  const curriculum = await openCurriculum(directory, off)
  expect(await curriculum.loadRefused('greetings')).toEqual(refused)
  expect(await curriculum.loadChallenges('greetings')).toHaveLength(2)
})

test('a lesson in the remote editor is found by the full name of its repository, and so is its environment', async () => {
  const [id, challengeType] = ['1'.repeat(24), 12 as const]
  const withType = <Lesson extends { id: string }>(lesson: Lesson) =>
    lesson.id === id ? { ...lesson, challengeType, url: 'school/learn-stones', environment: 'sql' } : lesson
  await change((index) => ({
    ...index,
    superBlocks: index.superBlocks.map((superBlock) => ({
      ...superBlock,
      blocks: superBlock.blocks.map((block) => ({
        ...block,
        challenges: block.challenges.map((lesson) =>
          lesson.id === id ? { ...lesson, challengeType } : lesson,
        ),
      })),
    })),
  }))
  const file = join(directory, 'blocks/greetings.json')
  const block = CompiledBlock.parse(JSON.parse(await readFile(file, 'utf8')))
  await writeFile(file, JSON.stringify({ ...block, challenges: block.challenges.map(withType) }))
  const { bringsEnvironment, findTutorial } = await openCurriculum(directory, off)
  expect([await bringsEnvironment(id), await bringsEnvironment('2'.repeat(24))]).toEqual([true, false])
  expect(await findTutorial('learn-stones')).toMatchObject({ id, challengeType })
  for (const other of ['stones', 'school/learn-stones', 'learn-sand', '']) {
    expect(await findTutorial(other)).toBeUndefined()
  }
})

test('a certification can be claimed unless it is upcoming, and then too if upcoming ones are switched on', async () => {
  const certification = (slug: string, id: string) => ({ id: id.repeat(24), title: slug, slug, tests: [] })
  const slugs = ['responsive-web-design', 'upcoming-python-v8', 'of-our-own']
  await change((index) => ({
    ...index,
    certifications: slugs.map((slug, position) => certification(slug, `${position}`)),
  }))
  const claimable = async (showsUpcoming: boolean) =>
    (await openCurriculum(directory, { ...off, showsUpcoming })).certifications.map(({ slug }) => slug)
  expect(await claimable(false)).toEqual(['responsive-web-design', 'of-our-own'])
  expect(await claimable(true)).toEqual(slugs)
})
