import { getPublicProfile, getSolution, getTimelinePage, limits, type TimelinePage } from '@cairn/contract'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { challengeIds } from '#testing/build-test-server.ts'
import { openTestServer } from '#testing/open-test-server.ts'
import { type Counted, countResults } from '#testing/count-results.ts'
import { everythingShown } from '#testing/everything-shown.ts'
import { setProfileUi } from '#testing/set-profile-ui.ts'
import { openProfiles, type Profiles } from './open-profiles.ts'

const rowsPerPage = limits.timelineRowsPerPage
const done = challengeIds.slice(0, 2 * rowsPerPage + 1)
const code = 'a stone '.repeat(10_000)
const certificationId = '561add10cb82ac38a17513bc'

const server = await openTestServer()
let username: string
let userId: string
let profiles: Profiles
let counted: Counted

beforeAll(async () => {
  ;({ id: userId, username } = await (await server.camper()).me())
  const at = (index: number) => new Date(Date.UTC(2026, 0, 1) + index * 60_000)
  const files = JSON.stringify([{ contents: code, key: 'indexhtml', ext: 'html', name: 'index' }])
  const completions = [
    ...done.map((challenge_id) => ({ challenge_id, challenge_type: 0, files })),
    // The curriculum does not have this one.
    { challenge_id: 'f'.repeat(24), challenge_type: 0, files },
    { challenge_id: certificationId, challenge_type: 7, files: '[]' },
  ].map((row, index) => ({ ...row, user_id: userId, completed_at: at(index) }))
  await server.database.insertInto('completions').values(completions).execute()
})

beforeEach(async () => {
  await setFlags(everythingShown)
  const counting = countResults(server.database)
  ;({ counted } = counting)
  const findPlace = (id: string) =>
    challengeIds.includes(id) ? { title: id, blockName: 'Block', path: `/learn/${id}` } : undefined
  profiles = openProfiles({ database: counting.database, findPlace, appOrigins: [] })
})

const setFlags = (flags: object) => setProfileUi(server, userId, flags)
const get = (path: string, query: Record<string, string>) =>
  server.visitor().send('GET', `${path}?${new URLSearchParams(query).toString()}`)
const titles = (page: TimelinePage | undefined) => page?.rows.map(({ title }) => title)

describe('the page of a profile', () => {
  test('reads the rows that it shows first, and no code', async () => {
    const page = await profiles.findPage(username)
    // The account twice, once for its name; the order of the timeline; and the rows.
    expect(counted.rows).toBe(3 + rowsPerPage)
    expect(JSON.stringify(page)).not.toContain('stone')
    expect(JSON.stringify(page).length).toBeLessThan(10_000)
  })

  test('is rendered once for all requests until the account changes', async () => {
    await Promise.all(Array.from({ length: 10 }, () => profiles.findPage(username)))
    // The owner and the first rows for each request; what they share, once.
    expect(counted.queries).toBe(2 * 10 + 2)
    await server.database
      .updateTable('users')
      .set({ about: 'New words' })
      .where('user_id', '=', userId)
      .execute()
    expect(await profiles.findPage(username)).toMatchObject({ user: { about: 'New words' } })
  })

  test('makes as many queries for a locked profile as for a missing one', async () => {
    await setFlags({ ...everythingShown, isLocked: true })
    expect(await profiles.findAnswer(username)).toBeUndefined()
    const forLocked = counted.queries
    expect(await profiles.findAnswer('nobody-of-that-name')).toBeUndefined()
    expect(counted.queries).toBe(2 * forLocked)
  })
})

describe('the timeline', () => {
  test('has fifteen rows per page, newest first, without what the curriculum does not have', async () => {
    const pages = await Promise.all([1, 2, 3, 4].map((page) => profiles.findTimelinePage(username, page)))
    expect(pages.map((page) => page?.pageCount)).toEqual([3, 3, 3, 3])
    expect(pages.flatMap(titles)).toEqual(['Responsive Web Design', ...done.toReversed()])
    expect(pages[0]?.rows[0]).toMatchObject({
      blockName: null,
      path: `/certification/${username}/responsive-web-design`,
    })
    expect(pages[3]?.rows).toEqual([])
  })

  test('of a camper who hides certifications or all of it is empty', async () => {
    await setFlags({ ...everythingShown, showCerts: false })
    expect(titles(await profiles.findTimelinePage(username, 1))).not.toContain('Responsive Web Design')
    expect(await profiles.findSolution(username, certificationId)).toBeUndefined()
    await setFlags({ ...everythingShown, showTimeLine: false })
    expect(await profiles.findTimelinePage(username, 1)).toEqual({ rows: [], pageCount: 0 })
    expect(await profiles.findSolution(username, done[0] ?? '')).toBeUndefined()
    expect(await profiles.listWork(username, done)).toEqual([])
    await setFlags({ ...everythingShown, isLocked: true })
    expect(await profiles.findTimelinePage(username, 1)).toBeUndefined()
    expect(await profiles.listWork(username, done)).toEqual([])
  })

  test('and its solutions are fetched by separate calls', async () => {
    const page = await get(getTimelinePage.path, { username, page: '2' })
    expect((page.body as unknown as TimelinePage).rows[0]?.completed).toMatchObject({ hasFiles: true })
    const solution = await get(getSolution.path, { username, id: done[0] ?? '' })
    expect(solution.body).toMatchObject({ id: done[0], files: [{ contents: code }] })
    expect(await get(getSolution.path, { username, id: 'e'.repeat(24) })).toMatchObject({
      status: 404,
      body: {},
    })
    for (const path of [getTimelinePage.path, getSolution.path])
      expect((await get(path, { username: 'nobody-at-all', page: '1', id: 'x' })).status).toBe(400)
    expect((await get(getTimelinePage.path, { username, page: '0' })).status).toBe(400)
  })
})

describe('the whole profile', () => {
  test('is read once for all requests until the account changes', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => profiles.findAnswer(username)))
    expect(new Set(answers).size).toBe(1)
    expect(counted).toEqual({ queries: 12, rows: 12 })
    await setFlags({ ...everythingShown, showTimeLine: false })
    expect(JSON.stringify(await profiles.findAnswer(username))).not.toBe(JSON.stringify(answers[0]))
  })

  /** How many of a hundred requests are answered. */
  async function ask(addressOf: (count: number) => string): Promise<number> {
    const visitor = server.visitor()
    let answered = 0
    for (let count = 0; count < 100; count++) {
      visitor.address = addressOf(count)
      const { status } = await visitor.send('GET', `${getPublicProfile.path}?username=${username}`)
      if (status === 200) answered += 1
    }
    return answered
  }

  test('can be requested sixty times a minute from one place', async () => {
    expect(await ask(() => '192.0.2.7')).toBe(60)
    expect(await ask((count) => `2001:db8:7:1::${count.toString(16)}`)).toBe(60)
  })

  test('twin: is read as often as asked if each request seems to come from another place', async () => {
    expect(await ask((count) => `2001:db8:7:${(count + 2).toString(16)}::1`)).toBe(100)
  })
})
