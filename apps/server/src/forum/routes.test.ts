import { once } from 'node:events'
import { createServer } from 'node:http'
import Fastify from 'fastify'
import { afterEach, expect, test } from 'vitest'
import { decorateWithLanguage, withoutLanguage } from '#http/page-language.ts'
import { registerForum } from './routes.ts'

const forumUrl = 'https://forum.example'
const minute = 60_000

const closing: (() => unknown)[] = []
afterEach(async () => {
  for (const close of closing.splice(0)) await close()
})

/** A server that gives invitations, `/1`, `/2`, … or answers something else. */
async function startInviting() {
  const state: { given: number; otherAnswer?: string; movedTo?: string } = { given: 0 }
  const server = createServer(({ url }, response) => {
    state.given += 1
    if (state.movedTo !== undefined && url !== state.movedTo) {
      response.writeHead(302, { location: state.movedTo }).end()
      return
    }
    const invitation = JSON.stringify({ invite_link: `https://chat.example/${state.given}` })
    response.end(state.otherAnswer ?? invitation)
  })
  server.listen(0, 'localhost')
  await once(server, 'listening')
  closing.push(() => server.close())
  const place = server.address()
  return { state, forumInviteUrl: `http://localhost:${typeof place === 'object' ? place?.port : ''}` }
}

function openSchool(addresses: { forumUrl: string | null; forumInviteUrl: string | null }) {
  const clock = { now: 0 }
  const app = Fastify({ rewriteUrl: withoutLanguage })
  closing.push(() => app.close())
  decorateWithLanguage(app)
  registerForum(app, { ...addresses, now: () => new Date(clock.now) })
  const follow = async (path = '/forum') => (await app.inject(path)).headers.location
  return { app, clock, follow }
}

test('the link leads to the forum of the school', async () => {
  const { follow } = openSchool({ forumUrl, forumInviteUrl: null })
  expect(await follow()).toBe(forumUrl)
})

test('with invitations it leads to one, which many campers share and which is renewed', async () => {
  const { forumInviteUrl } = await startInviting()
  const { clock, follow } = openSchool({ forumUrl, forumInviteUrl })
  expect(await Promise.all([follow(), follow()])).toEqual([
    'https://chat.example/1',
    'https://chat.example/1',
  ])
  clock.now += 9 * minute
  expect(await follow()).toBe('https://chat.example/1')
  clock.now += minute
  expect(await follow()).toBe('https://chat.example/2')
})

test('without an invitation it leads to the forum, and a new one is asked for a minute later', async () => {
  const { state, forumInviteUrl } = await startInviting()
  const { clock, follow } = openSchool({ forumUrl, forumInviteUrl })
  state.otherAnswer = 'out of order'
  expect(await follow()).toBe(forumUrl)
  delete state.otherAnswer
  expect(await follow()).toBe(forumUrl)
  clock.now += minute
  expect(await follow()).toBe('https://chat.example/2')
})

test.for([
  [
    'of other letters',
    'https://stein.example/mit/späß\u202e',
    'https://stein.example/mit/sp%C3%A4%C3%9F%E2%80%AE',
  ],
  ['of several lines', 'https://chat.example/\r\nset-cookie:a', 'https://chat.example/set-cookie:a'],
  ['of more than an honest one has', `https://chat.example/${'a'.repeat(100_000)}`, forumUrl],
  ['that runs a script', 'javascript:alert(1)', forumUrl],
] as const)(
  'an invitation %s is written as a browser does, or left out',
  async ([, invite_link, location]) => {
    const { state, forumInviteUrl } = await startInviting()
    const { follow } = openSchool({ forumUrl, forumInviteUrl })
    state.otherAnswer = JSON.stringify({ invite_link })
    expect(await follow()).toBe(location)
  },
)

test('without either it leads home, with a message in the language of the page', async () => {
  const { follow } = openSchool({ forumUrl: null, forumInviteUrl: 'http://localhost:9' })
  expect(await follow('/german/forum')).toBe('/german/?messages=info%5B0%5D%3Dflash.forum-away')
})

test('an answer that is not an address of the web is not followed', async () => {
  const { state, forumInviteUrl } = await startInviting()
  state.otherAnswer = '{"invite_link":"javascript:alert(1)"}'
  const { follow } = openSchool({ forumUrl, forumInviteUrl })
  expect(await follow()).toBe(forumUrl)
})

test('an invitation is not asked for elsewhere, such as inside the school’s own network', async () => {
  const { state, forumInviteUrl } = await startInviting()
  state.movedTo = '/elsewhere'
  const { follow } = openSchool({ forumUrl, forumInviteUrl })
  expect(await follow()).toBe(forumUrl)
  expect(state.given).toBe(1)
})

test('twin: that place would have answered', async () => {
  const { state, forumInviteUrl } = await startInviting()
  state.movedTo = '/elsewhere'
  const { follow } = openSchool({ forumUrl, forumInviteUrl: `${forumInviteUrl}/elsewhere` })
  expect(await follow()).toBe('https://chat.example/1')
})

test('a school without a forum has nothing there', async () => {
  const { app } = openSchool({ forumUrl: null, forumInviteUrl: null })
  expect((await app.inject('/forum')).statusCode).toBe(404)
})
