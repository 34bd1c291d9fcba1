import Fastify, { type FastifyInstance } from 'fastify'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Curriculum } from '#curriculum/open-curriculum.ts'
import { oneLanguage } from '#testing/one-language.ts'
import { makePagesAhead } from './make-pages-ahead.ts'

let app: FastifyInstance
let made: string[]
/** What is logged. */
let complaints: string[]

const curricula = oneLanguage({
  superBlocks: [
    { id: 'pebbles', blocks: [1] },
    { id: 'mountains', blocks: [1, 2, 3] },
    { id: 'hills', blocks: [1, 2] },
  ],
} as unknown as Curriculum)

const cache = (make: (pathname: string) => Promise<never>) => ({
  page: ({ pathname }: { pathname: string }) => make(pathname),
  data: async () => null,
})

const remember = async (pathname: string) => {
  made.push(pathname)
  return {} as never
}

beforeEach(() => {
  made = []
  complaints = []
  app = Fastify({
    logger: { stream: { write: (line: string) => void complaints.push(line) }, level: 'error' },
  })
})
afterEach(() => app.close())

test('the page of the biggest course is made before the school listens, and the others after', async () => {
  makePagesAhead(app, { sources: { curricula } }, cache(remember))
  await app.ready()
  expect(made).toEqual(['/learn/mountains'])
  await app.listen({ port: 0, host: 'localhost' })
  await expect.poll(() => made).toEqual(['/learn/mountains', '/learn/hills', '/learn/pebbles'])
})

test('a school whose biggest course cannot be rendered starts all the same, and says so', async () => {
  const fail = async () => {
    throw new Error('no room')
  }
  makePagesAhead(app, { sources: { curricula } }, cache(fail))
  await app.ready()
  expect(complaints.join('')).toContain('a page could not be made ahead')
})
