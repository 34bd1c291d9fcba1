import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Language, SuperBlockOutline } from '@cairn/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Curriculum, openCurriculum } from '#curriculum/open-curriculum.ts'
import { oneLanguage } from '#testing/one-language.ts'
import { writeSampleCurriculum } from '#testing/sample-curriculum.ts'
import { isSharedPage, loadPageData, type PageSources } from './load-page-data.ts'

const noProfiles: PageSources['profiles'] = {
  findPage: async () => undefined,
  findRevision: async () => undefined,
  listWork: async () => [],
}
const course = '/learn/2022/responsive-web-design'
const at = (pathname: string, language: Language = 'english') => ({ pathname, language })

describe('the data of a page', () => {
  let directory: string
  let curriculum: Curriculum

  beforeAll(async () => {
    directory = await mkdtemp(join(tmpdir(), 'curriculum-'))
    await writeSampleCurriculum(directory)
    curriculum = await openCurriculum(directory, { showsNew: false, showsUpcoming: false })
  })
  afterAll(() => rm(directory, { recursive: true }))

  const load = (path: string, asked: string[] = []) => {
    const sources: PageSources = {
      curricula: oneLanguage(curriculum),
      profiles: {
        ...noProfiles,
        findPage: async (username) => {
          asked.push(username)
          return undefined
        },
      },
      findCertificate: async () => undefined,
      findStanding: async () => undefined,
    }
    return loadPageData(sources, at(path))
  }

  test.for([
    ['/', 'home'],
    ['/learn', 'learn'],
    ['/learn/', 'learn'],
    [course, 'super-block'],
    [`${course}/`, 'super-block'],
    [`${course}/greetings`, 'block'],
    [`${course}/greetings/step-1`, 'challenge'],
    ['/settings', 'settings'],
    ['/certification/ada/responsive-web-design', 'certification'],
  ] as const)('%s is the screen %s', async ([path, screen]) => {
    expect((await load(path))?.screen).toBe(screen)
  })

  test.for([
    '/learn/unknown',
    `${course}/unknown`,
    `${course}/greetings/step-3`,
    `${course}/unknown/step-1`,
    `${course}/..%2f..%2fsolutions/step-1`,
    '/learn/responsive-web-design/greetings/step-1',
    '/signin',
    '/settings/sign-in',
    '/settings/undo-email',
    '/settings/privacy',
    '/donate',
    '/supporters',
    '/certification/ada',
    '/a/b',
  ])('%s is no page with data', async (path) => {
    expect(await load(path)).toBeNull()
  })

  test('a course without lessons is not offered, but has a page', async () => {
    const empty = {
      ...curriculum,
      superBlocks: curriculum.superBlocks.map((one) => ({ ...one, blocks: [] })),
    }
    const sources = {
      curricula: oneLanguage(empty),
      findCertificate: async () => undefined,
      findStanding: async () => undefined,
      profiles: noProfiles,
    }
    expect(await loadPageData(sources, at('/learn'))).toEqual({ screen: 'learn', superBlocks: [] })
    expect(await loadPageData(sources, at(course))).toMatchObject({ screen: 'super-block' })
  })

  test('a course knows the exams that its lessons lead to', async () => {
    const [lesson] = curriculum.superBlocks[0]?.blocks[0]?.challenges ?? []
    const outline = { title: 'Exam', numberOfQuestionsInExam: 20, passingPercent: 70, prerequisites: [] }
    const findExamOutline = (id: string) => (id === lesson?.id ? { id, ...outline } : undefined)
    const sources = {
      curricula: oneLanguage({ ...curriculum, findExamOutline }),
      findCertificate: async () => undefined,
      findStanding: async () => undefined,
      profiles: noProfiles,
    }
    expect(await load(course)).toMatchObject({ exams: {} })
    expect(await loadPageData(sources, at(course))).toMatchObject({
      exams: {
        [lesson?.id ?? '']: {
          numberOfQuestionsInExam: 20,
          passingPercent: 70,
          timeLimitMinutes: null,
          prerequisites: [],
        },
      },
    })
  })

  test('a lesson knows its neighbors and its position', async () => {
    expect(await load(`${course}/greetings/step-2`)).toMatchObject({
      position: 2,
      previousPath: `${course}/greetings/step-1`,
      nextPath: null,
    })
  })

  test('a refused lesson says what is wrong, and knows the lessons beside it', async () => {
    const problem = { file: 'two.md', line: 3, column: 1, message: 'Wrong.', remedy: 'Mend it.' }
    const refused = { title: 'Between', dashedName: 'between', lessonsBefore: 1, problems: [problem] }
    const sources = {
      curricula: oneLanguage({ ...curriculum, loadRefused: async () => [refused] }),
      findCertificate: async () => undefined,
      findStanding: async () => undefined,
      profiles: noProfiles,
    }
    expect(await loadPageData(sources, at(`${course}/greetings/between`))).toEqual({
      screen: 'refused-lesson',
      lessonLanguage: 'en',
      title: 'Between',
      problems: [problem],
      superBlock: { id: '2022/responsive-web-design', title: 'Responsive Web Design' },
      previousPath: `${course}/greetings/step-1`,
      nextPath: `${course}/greetings/step-2`,
    })
    expect(await loadPageData(sources, at(`${course}/greetings/step-1`))).toMatchObject({
      screen: 'challenge',
    })
    expect(await loadPageData(sources, at(`${course}/greetings/missing`))).toBeNull()
  })

  test('the page of a report has the data of its lesson, and is not cached', async () => {
    const lesson = `${course}/greetings/step-2`
    expect(await load(`/lesson-report${lesson}`)).toEqual(await load(lesson))
    expect(await load(`/lesson-report${course}/greetings/step-9`)).toBeNull()
    expect(isSharedPage(`/lesson-report${lesson}`)).toBe(false)
  })

  test('a lesson knows what follows its block: the next block, then the next course, then nothing', async () => {
    const followingIn = async (...superBlocks: SuperBlockOutline[]) => {
      const findSuperBlock = (id: string) => superBlocks.find((one) => one.id === id)
      const school = { ...curriculum, superBlocks, findSuperBlock }
      const sources = {
        curricula: oneLanguage(school),
        findCertificate: async () => undefined,
        findStanding: async () => undefined,
        profiles: noProfiles,
      }
      const page = await loadPageData(sources, at(`${course}/greetings/step-1`))
      return page?.screen === 'challenge' ? page.following : undefined
    }
    const [first] = curriculum.superBlocks
    const [block] = first?.blocks ?? []
    if (!first || !block) throw new Error('The sample has no block.')
    const empty = { ...block, dashedName: 'empty', challenges: [] }
    const farewells = { ...block, dashedName: 'farewells', name: 'Farewells' }
    const next = { ...first, id: 'data-visualization' as const, title: 'Data Visualization' }
    expect(await followingIn({ ...first, blocks: [block, empty, farewells] }, next)).toEqual({
      kind: 'block',
      title: 'Farewells',
      path: `${course}/farewells/step-1`,
    })
    expect(await followingIn({ ...first, blocks: [block, empty] }, next)).toEqual({
      kind: 'course',
      title: 'Data Visualization',
      path: '/learn/data-visualization',
    })
    expect(await followingIn({ ...first, blocks: [block] })).toBeNull()
  })

  test('a single segment is looked up as a username, with escapes decoded', async () => {
    const asked: string[] = []
    await load('/Caf%C3%A9', asked)
    await load('/100%', asked)
    expect(asked).toEqual(['Café', '100%'])
  })

  test('an escaped null character, which the database would fail on, stays escaped', async () => {
    const asked: string[] = []
    await load('/a%00b', asked)
    expect(asked).toEqual(['a%00b'])
  })

  test('only pages that are the same for everyone until the curriculum changes are cached', () => {
    expect(['/', '/learn', course, '/settings', '/settings/privacy', '/signin'].every(isSharedPage)).toBe(
      true,
    )
    expect(['/alice', '/learning'].some(isSharedPage)).toBe(false)
  })
})
