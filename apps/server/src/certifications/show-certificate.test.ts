import { updateProfileUi, updateUsername } from '@cairn/contract'
import { beforeEach, describe, expect, test } from 'vitest'
import { openTestServer } from '#testing/open-test-server.ts'
import type { Visitor } from '#testing/visitor.ts'
import { certificationCalled, claim, earn, newClaimant, show } from '#testing/claimant.ts'
import { everythingShown } from '#testing/everything-shown.ts'

const slug = 'responsive-web-design'
const { title } = certificationCalled(slug)

const server = await openTestServer()
let camper: Visitor
let username: string
let userId: string

beforeEach(async () => {
  camper = await newClaimant(server)
  ;({ username, id: userId } = await camper.me())
})

const setUser = (values: object) =>
  server.database.updateTable('users').set(values).where('user_id', '=', userId).execute()
const setFlags = (flags: object) => setUser({ profile_ui: JSON.stringify({ ...everythingShown, ...flags }) })
const record = (challenge_id: string, completed_at: Date, challenge_type = 7) =>
  server.database
    .insertInto('completions')
    .values({ user_id: userId, challenge_id, challenge_type, completed_at })
    .execute()

describe('a certificate', () => {
  test('shows what was achieved, by whom and since when, in any case of the name', async () => {
    await earn(camper, slug)
    await claim(camper, slug)
    await setFlags({ showName: false })
    const without = {
      certSlug: slug,
      certTitle: title,
      username,
      date: server.clock.now.getTime(),
      completionTime: 300,
    }
    const answer = await show(server, username.toUpperCase(), slug)
    expect(answer.status).toBe(200)
    expect(answer.body).toEqual(without)
    await setFlags({ showName: true })
    expect((await show(server, username, slug)).body).toEqual({ ...without, name: 'Ada Hill' })
  })

  test('is found by a former name of its holder', async () => {
    await earn(camper, slug)
    await claim(camper, slug)
    await camper.call(updateUsername, { username: `New-${username.slice(7)}` })
    expect((await show(server, username, slug)).body).toMatchObject({ username: `New-${username.slice(7)}` })
  })

  test('of Full Stack stands for 1,800 hours', async () => {
    await record(certificationCalled('full-stack').id, new Date('2026-02-01T10:00:00Z'))
    expect((await show(server, username, 'full-stack')).body).toMatchObject({
      date: Date.UTC(2026, 1, 1, 10),
      completionTime: 1800,
    })
  })

  test('of Legacy Data Visualization may have been claimed under its former id', async () => {
    const former = '561add10cb82ac38a17513b3'
    await record(former, new Date('2016-05-01T00:00:00Z'))
    expect((await show(server, username, 'legacy-data-visualization')).body).toMatchObject({
      certTitle: 'Legacy Data Visualization',
      date: Date.UTC(2016, 4, 1),
    })
    expect((await camper.me()).isDataVisCert).toBe(true)
    expect((await claim(camper, 'legacy-data-visualization')).body).toMatchObject({
      response: { message: 'flash.already-claimed' },
    })
  })

  test('is shown for a claim, not for a lesson with the same id', async () => {
    await record(certificationCalled(slug).id, server.clock.now, 0)
    expect((await show(server, username, slug)).body).toMatchObject({
      messages: [{ message: 'flash.user-not-certified' }],
    })
  })

  test('of an unknown certification is not found', async () => {
    for (const certSlug of ['no-such', 'upcoming-python-v8', 'constructor', 'x'.repeat(900)]) {
      const answer = await show(server, username, certSlug)
      expect(answer.status).toBe(404)
      expect(answer.body).toEqual({
        messages: [{ type: 'info', message: 'flash.cert-not-found', variables: { certSlug } }],
      })
    }
  })

  test('that is hidden gives the first reason that applies', async () => {
    await setUser({ is_cheater: true, is_honest: false, name: '' })
    await camper.call(updateProfileUi, {
      profileUI: { ...everythingShown, isLocked: true, showCerts: false, showTimeLine: false },
    })
    const next = async (message: string, variables: object | undefined, mend: () => Promise<unknown>) => {
      const { status, body } = await show(server, username, slug)
      expect(status).toBe(200)
      expect(body).toEqual({ messages: [{ type: 'info', message, ...(variables && { variables }) }] })
      await mend()
    }
    await next('flash.not-eligible', undefined, () => setUser({ is_cheater: false }))
    await next('flash.not-honest', { username }, () => setUser({ is_honest: true }))
    await next('flash.profile-private', { username }, () =>
      setFlags({ showCerts: false, showTimeLine: false }),
    )
    await next('flash.add-name', undefined, () => setUser({ name: 'Ada Hill' }))
    await next('flash.certs-private', { username }, () => setFlags({ showTimeLine: false }))
    await next('flash.timeline-private', { username }, () => setFlags({}))
    await next('flash.user-not-certified', { username, cert: title }, async () => {
      await earn(camper, slug)
      await claim(camper, slug)
    })
    expect((await show(server, username, slug)).body).toMatchObject({ certTitle: title })
    expect((await show(server, 'nobody-at-all', slug)).body).toEqual({
      messages: [
        { type: 'info', message: 'flash.username-not-found', variables: { username: 'nobody-at-all' } },
      ],
    })
  })
})
