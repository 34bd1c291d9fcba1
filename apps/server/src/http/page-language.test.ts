import { languageHeader, ping } from '@cairn/contract'
import Fastify, { type FastifyInstance } from 'fastify'
import { beforeEach, expect, test } from 'vitest'
import { decorateWithLanguage, withoutLanguage } from './page-language.ts'

let app: FastifyInstance

beforeEach(() => {
  app = Fastify({ rewriteUrl: withoutLanguage })
  decorateWithLanguage(app)
  app.get('/*', async ({ language, url }) => [language, url])
  app.get('/user', { config: { endpoint: ping } }, async ({ language, url }) => [language, url])
})

test.for([
  ['/learn?x=1', 'english', '/learn?x=1'],
  ['/german/learn?x=1', 'german', '/learn?x=1'],
  ['/chinese-traditional', 'chinese-traditional', '/'],
  ['/germany', 'english', '/germany'],
] as const)('%s is in %s and is routed as %s', async ([url, language, routed]) => {
  expect((await app.inject(url)).json()).toEqual([language, routed])
})

test('a call names the language of its page', async () => {
  const headers = { [languageHeader]: 'swahili' }
  expect((await app.inject({ url: '/user', headers })).json()).toEqual(['swahili', '/user'])
})

test('a page has the language of its address, by which proxies keep it', async () => {
  const headers = { [languageHeader]: 'swahili' }
  expect((await app.inject({ url: '/learn', headers })).json()).toEqual(['english', '/learn'])
})

test.for(['klingon', '', 'toString'])('the language %j is none of ours', async (name) => {
  const headers = { [languageHeader]: name }
  expect((await app.inject({ url: '/german/user', headers })).json()).toEqual(['german', '/user'])
})
