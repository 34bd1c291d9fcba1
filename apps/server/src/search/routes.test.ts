import type { PageData } from '@cairn/contract'
import Fastify, { type FastifyInstance, type LightMyRequestResponse } from 'fastify'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { decorateWithLanguage } from '#http/page-language.ts'
import { openTestServer } from '#testing/open-test-server.ts'
import { testSite } from '#testing/test-site.ts'
import type { Search } from './open-search.ts'
import { registerSearchPage } from './page-routes.ts'
import { registerSearch } from './routes.ts'

const server = await openTestServer()
const get = (url: string, headers = {}) => server.app.inject({ url, headers })

test('an answer is for everyone, and unchanged as long as the lessons are', async () => {
  const { statusCode, headers } = await get('/search.json?query=stone')
  expect(statusCode).toBe(200)
  expect(headers['cache-control']).toBe('public, no-cache')
  const again = await get('/search.json?query=stone', { 'if-none-match': headers.etag })
  expect([again.statusCode, again.body]).toEqual([304, ''])
  expect((await get('/search.json?query=stone', { 'if-none-match': '"older"' })).statusCode).toBe(200)
})

test('an answer that proxies may keep has no cookies, which would be handed to others', async () => {
  expect((await get('/search.json?query=stone')).cookies).toEqual([])
})

test('twin: an answer that proxies may not keep has the visitor’s own', async () => {
  expect((await get('/status/ping')).cookies.map(({ name }) => name)).toEqual(['si', 'csrf_token'])
})

test.for(['/search.json', `/search.json?query=${'a'.repeat(101)}`, '/search.json?query=a&more=b'])(
  '%s is refused',
  async (url) => {
    expect((await get(url)).statusCode).toBe(400)
  },
)

test('more searches than a class types are refused', async () => {
  const visitor = server.visitor('203.0.113.7')
  const statuses: number[] = []
  for (let search = 0; search < 601; search++) {
    statuses.push((await visitor.send('GET', '/search.json?query=a')).status)
  }
  expect(statuses.slice(0, 600).every((status) => status === 200)).toBe(true)
  expect(statuses.at(-1)).toBe(429)
})

/** Fastify's own handling of errors keeps the headers that were set before, as ours does. */
function openSchool(find: Search['find']) {
  const school = Fastify()
  decorateWithLanguage(school)
  registerSearch(school, { in: () => ({ version: '1', find }) })
  return school
}

test('one search of a network is made at a time, and those of others meanwhile', async () => {
  const begun: string[] = []
  const { promise, resolve } = Promise.withResolvers<[]>()
  const find = (query: string) => {
    begun.push(query)
    return promise
  }
  const school = openSchool(find)
  const ask = (query: string, remoteAddress: string) =>
    school.inject({ url: `/search.json?query=${query}`, remoteAddress })
  const all = [ask('one', '192.0.2.1'), ask('two', '192.0.2.2'), ask('other', '198.51.100.1')]
  await expect.poll(() => begun).toEqual(['one', 'other'])
  resolve([])
  expect((await Promise.all(all)).map(({ statusCode }) => statusCode)).toEqual([200, 200, 200])
  expect(begun).toEqual(['one', 'other', 'two'])
})

describe('an answer that says that a search was not made', () => {
  const kept = ({ headers }: LightMyRequestResponse) => [headers['cache-control'], headers.etag]

  test('because too many wait is for this reader at this moment, and kept by no proxy', async () => {
    const { promise, resolve } = Promise.withResolvers<[]>()
    const school = openSchool(() => promise)
    const ask = (number: number) => school.inject({ url: `/search.json?query=${number}` })
    const asked = Array.from({ length: 202 }, (_one, number) => ask(number))
    const first = await Promise.race(asked)
    expect([first.statusCode, ...kept(first)]).toEqual([429, undefined, undefined])
    resolve([])
    const answers = await Promise.all(asked)
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(201)
  })

  test('because it failed is kept by none either', async () => {
    const school = openSchool(async () => {
      throw new Error('no index')
    })
    const answer = await school.inject({ url: '/search.json?query=stone' })
    expect([answer.statusCode, ...kept(answer)]).toEqual([500, undefined, undefined])
  })

  test('twin: kept with the version of the lessons it would be confirmed again and again', async () => {
    const school = openSchool(async () => [])
    const headers = { 'if-none-match': '"1"' }
    expect((await school.inject({ url: '/search.json?query=stone', headers })).statusCode).toBe(304)
  })
})

let app: FastifyInstance
let asked: string[]
let shown: { path: string; page: PageData | null } | undefined

beforeEach(() => {
  asked = []
  shown = undefined
  app = Fastify()
  registerSearchPage(app, {
    site: testSite,
    searches: {
      in: () => ({
        version: '1',
        find: async (query) => {
          asked.push(query)
          return []
        },
      }),
    },
    renderPage: async ({ path, loadPageData }) => {
      shown = { path, page: await loadPageData(path) }
      return { status: 200, html: '<h1>Search</h1>', contentSecurityPolicy: "default-src 'none'" }
    },
  })
})
afterEach(() => app.close())

test.for([
  ['/search', '/search', ''],
  ['/search?query=+', '/search', ''],
  ['/search?query=%20two%20words&other=1', '/search?query=two%20words', 'two words'],
  ['/search?query=a&query=b', '/search?query=a', 'a'],
  [`/search?query=${'a'.repeat(999)}`, `/search?query=${'a'.repeat(100)}`, 'a'.repeat(100)],
  [`/search?query=${'a'.repeat(99)}%F0%9F%8D%9E`, `/search?query=${'a'.repeat(99)}`, 'a'.repeat(99)],
  ['/search?query=%ff', `/search?query=${encodeURIComponent('\u{fffd}')}`, '\u{fffd}'],
] as const)('the page at %s', async ([url, path, query]) => {
  const answer = await app.inject({ url })
  expect(answer.statusCode).toBe(200)
  expect(answer.headers['content-security-policy']).toBe("default-src 'none'")
  expect(shown).toEqual({ path, page: { screen: 'search', query, results: [] } })
  expect(asked).toEqual(query === '' ? [] : [query])
})
