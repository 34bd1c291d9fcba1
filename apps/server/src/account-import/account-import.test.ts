import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  type AccountExport,
  completeModernChallenge,
  completeProject,
  exportAccount,
  saveChallenge,
  saveReviews,
  type SessionUser,
  updateAbout,
  updateSocials,
} from '@cairn/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { challengeIds, projectId, specialIds, testCertifications } from '#testing/build-test-server.ts'
import { claim, earn, newClaimant } from '#testing/claimant.ts'
import { fillProfile } from '#testing/seed-camper.ts'
import { openTestServer } from '#testing/open-test-server.ts'
import { codeProjects, filesOf, lessonOf, linkProjects, type TestProject } from '#testing/test-projects.ts'
import type { Visitor } from '#testing/visitor.ts'
import { AccountImportError } from './account-import-error.ts'
import { importAccount } from './import-account.ts'
import { readAccountFile } from './read-account-file.ts'
import type { ImportServices } from './services.ts'

const [old, current] = [await openTestServer(), await openTestServer()]
const directory = await mkdtemp(join(tmpdir(), 'account-import-'))
afterAll(() => rm(directory, { recursive: true }))

const projects = [...codeProjects, ...linkProjects]
const lessons = new Map<string, { id: string; challengeType: number }>([
  ...challengeIds.map((id) => [id, { id, challengeType: 0 }] as const),
  [projectId, { id: projectId, challengeType: 14 }],
  ...[...Object.values(specialIds), ...projects].map((lesson) => [lesson.id, lesson] as const),
])
const lesson = challengeIds[100] ?? ''
const unknownLesson = '9'.repeat(24)
const [codeProject, savedProject] = codeProjects as [TestProject, TestProject]
const [linkProject] = linkProjects as [TestProject]
const link = 'https://ada.example.org/page'
const certSlug = 'responsive-web-design'

const curriculum = {
  findChallenge: (id: string) => {
    const known = lessons.get(id)
    return known && { ...known, title: id, superBlock: 'course', block: 'block', dashedName: id }
  },
  bringsEnvironment: async () => false,
  isCertificationProject: (id: string) =>
    testCertifications.some(({ tests }) => tests.some((project) => project.id === id)),
  loadChallenge: async (id: string) => lessonOf(projects.find((project) => project.id === id)),
  loadSeeds: async (id: string) => projects.find((project) => project.id === id)?.seeds ?? [],
} as ImportServices['curriculum']

let exported: AccountExport
let camper: Visitor

beforeAll(async () => {
  const ada = await newClaimant(old)
  const { id } = await ada.me()
  await fillProfile(old.database, id)
  await ada.call(updateAbout, { about: 'I like maps.' })
  await ada.call(completeModernChallenge, { id: lesson, challengeType: 0 })
  await ada.call(completeModernChallenge, {
    id: codeProject.id,
    challengeType: codeProject.challengeType,
    files: filesOf(codeProject),
  })
  await ada.call(completeProject, { id: linkProject.id, solution: link })
  await ada.call(saveChallenge, { id: projectId, files: filesOf(savedProject) })
  await ada.call(saveReviews, { reviews: [{ id: lesson, streak: 3, answeredDate: old.clock.now.getTime() }] })
  await earn(ada, certSlug)
  await claim(ada, certSlug)
  exported = (await ada.call(exportAccount)).body as unknown as AccountExport
})
beforeEach(async () => {
  camper = await current.camper()
  current.pass(60_000)
})

const importFor = async (given: unknown, visitor = camper) => {
  const file = join(directory, 'account.json')
  await writeFile(file, JSON.stringify(given))
  const { id, username } = await visitor.me()
  const services = { database: current.application, curriculum, appOrigins: ['http://school.test'], now }
  return importAccount(services, { userId: id, username }, await readAccountFile(file))
}
const now = () => current.clock.now
const changed = (changes: Partial<SessionUser>) => ({ ...exported, user: { ...exported.user, ...changes } })
const completed = (id: string, more: object = {}) =>
  changed({ completedChallenges: [{ id, completedDate: 1_700_000_000_000, files: [], ...more }] })

describe('what a camper did at another school', () => {
  test('is theirs here, with its dates, code, links and texts', async () => {
    await importFor(exported)
    const me = await camper.me()
    expect(me.completedChallenges).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ id: lesson, completedDate: old.clock.now.getTime() }),
        expect.objectContaining({
          id: codeProject.id,
          files: [expect.objectContaining({ key: 'scriptjs' })],
        }),
        expect.objectContaining({ id: linkProject.id, solution: link }),
      ]),
    )
    expect(me.savedChallenges).toMatchObject([{ id: projectId, files: filesOf(savedProject) }])
    expect(me).toMatchObject({ about: 'I like maps.', name: 'Ada Hill', website: 'https://ada.example.org/' })
    expect(me.portfolio).toEqual([expect.objectContaining({ title: 'Tide table' })])
    const { reviews } = (await camper.call(exportAccount)).body as unknown as AccountExport
    expect(reviews).toEqual(exported.reviews)
  })

  test('counts once, however often it is imported', async () => {
    const first = await importFor(exported)
    const before = await camper.me()
    expect(await importFor(exported)).toMatchObject({ completions: first.completions })
    expect(await camper.me()).toMatchObject({
      points: before.points,
      completedChallenges: expect.any(Array) as unknown,
      calendar: before.calendar,
    })
  })

  test('gives a point for each lesson, and none for anything else', async () => {
    const { completions } = await importFor(exported)
    expect((await camper.me()).points).toBe(1 + completions.stored)
  })

  test('brings no certificate, promise, prize, exam, name or address along', async () => {
    const before = await camper.me()
    await importFor(
      changed({ isDonating: true, isHonest: true, points: 9999, yearsTopContributor: ['2025'] }),
    )
    const me = await camper.me()
    expect(exported.user).toMatchObject({ isRespWebDesignCert: true, isDonating: true, isHonest: true })
    expect(me).toMatchObject({ isRespWebDesignCert: false, isDonating: false, isHonest: false })
    expect(me.yearsTopContributor).toEqual([])
    expect([me.username, me.email, me.joinDate]).toEqual([before.username, before.email, before.joinDate])
    expect(me.completedExams).toEqual([])
  })

  test.for([
    ['a lesson that is not here', unknownLesson, {}, 'unknown'],
    ['an exam, which is taken here', specialIds.exam.id, { examResults: {} }, 'refused'],
    ['a trophy, which Microsoft is asked about', specialIds.trophy.id, {}, 'refused'],
    ['a project without its code', codeProject.id, {}, 'refused'],
    [
      'a project whose link is not an address',
      linkProject.id,
      { solution: 'javascript:alert(1)' },
      'refused',
    ],
    ['a project of the remote editor', specialIds.tutorialProject.id, { solution: link }, 'refused'],
  ] as const)('is left out where it is %s', async ([_what, id, more, outcome]) => {
    const { completions } = await importFor(completed(id, more))
    expect(completions).toEqual({ stored: 0, unknown: 0, refused: 0, [outcome]: 1 })
    expect(await camper.completedIds()).toEqual([])
  })

  test('is dated now where a certificate rests on it', async () => {
    await importFor(completed(codeProject.id, { files: filesOf(codeProject) }))
    const [project] = (await camper.me()).completedChallenges
    expect(project?.completedDate).toBeGreaterThanOrEqual(current.clock.now.getTime())
  })

  test('is never later than now', async () => {
    await importFor(completed(lesson, { completedDate: current.clock.now.getTime() + 1e9 }))
    const [only] = (await camper.me()).completedChallenges
    expect(only?.completedDate).toBe(current.clock.now.getTime())
  })

  test('keeps the older date, and what the camper has written here', async () => {
    await camper.call(completeModernChallenge, { id: lesson, challengeType: 0 })
    await camper.call(updateAbout, { about: 'I moved.' })
    await importFor(exported)
    const me = await camper.me()
    expect(me.about).toBe('I moved.')
    expect(me.completedChallenges.find(({ id }) => id === lesson)?.completedDate).toBe(
      old.clock.now.getTime(),
    )
  })

  test('leaves the projects alone that a certificate here rests on', async () => {
    const newer = filesOf(codeProject, 'let improved = true')
    const { id, challengeType } = codeProject
    await camper.call(completeModernChallenge, { id, challengeType, files: newer })
    await camper.call(completeProject, { id: linkProject.id, solution: `${link}/improved` })
    current.pass(60_000)
    const { completions } = await importFor(exported)
    expect(completions.refused).toBe(0)
    const { completedChallenges } = await camper.me()
    expect(completedChallenges).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ id, files: [expect.objectContaining({ contents: newer[0]?.contents })] }),
        expect.objectContaining({ id: linkProject.id, solution: `${link}/improved` }),
      ]),
    )
  })

  test('puts no link on a profile that settings refuse', async () => {
    await importFor(changed({ website: 'javascript:alert(1)', picture: 'http://school.test/signout.png' }))
    expect(await camper.me()).toMatchObject({ picture: '' })
    expect((await camper.me()).website).toBeUndefined()
    const refused = await camper.call(updateSocials, {
      website: 'javascript:alert(1)',
      twitter: '',
      githubProfile: '',
      linkedin: '',
    })
    expect(refused.status).toBe(400)
  })
})

describe('a file is refused, and changes nothing,', () => {
  test.for([
    ['that is something else', { name: 'cairn' }, 'user is not as expected'],
    ['with a text that is too long', () => changed({ about: 'x'.repeat(289) }), 'user.about'],
    ['with a name that turns the text around', () => changed({ name: 'Ada\u202e' }), 'user.name'],
    ['with a null character in a text', () => changed({ about: 'I like\0' }), 'null character'],
    [
      'with half a character in the code of a project',
      () => completed(codeProject.id, { files: filesOf(codeProject, '\ud800') }),
      'half a character',
    ],
    ['with a date that cannot be', () => completed(lesson, { completedDate: -1 }), 'completedDate'],
    ['with a file that has more', () => completed(lesson, { files: [{ key: 'x', path: '/' }] }), 'files.0'],
    [
      'with too many files',
      () => completed(lesson, { files: Array(21).fill(filesOf(codeProject)[0]) }),
      'files',
    ],
  ] as const)('%s', async ([_what, given, reason]) => {
    const before = await camper.me()
    const importing = importFor(typeof given === 'function' ? given() : given)
    await expect(importing).rejects.toThrow(AccountImportError)
    await expect(importing).rejects.toThrow(reason)
    expect(await camper.me()).toEqual(before)
  })

  test('that is cut off', async () => {
    const file = join(directory, 'cut.json')
    await writeFile(file, JSON.stringify(exported).slice(0, -9))
    await expect(readAccountFile(file)).rejects.toThrow('not JSON, or incomplete')
  })
})
