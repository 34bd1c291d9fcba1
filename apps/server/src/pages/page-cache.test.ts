import { inLanguage, type Language } from '@cairn/contract'
import { beforeEach, expect, test } from 'vitest'
import type { Curriculum } from '#curriculum/open-curriculum.ts'
import { everythingShown } from '#testing/everything-shown.ts'
import { oneLanguage } from '#testing/one-language.ts'
import { testSite } from '#testing/test-site.ts'
import { openPageCache, type PageCache, type PageMaking } from './page-cache.ts'

const lockedAda = { isLocked: true as const, profileUI: everythingShown, username: 'ada' }

let rendered: string[]
let shown: typeof lockedAda | undefined
let revision: string | undefined
let cache: PageCache
/** Called when a profile is about to be read. */
let beforeReading: () => void

const sources = {
  curricula: oneLanguage({
    version: 'test',
    superBlocks: [],
    findSuperBlock: () => undefined,
  } as unknown as Curriculum),
  profiles: {
    findPage: async () => {
      beforeReading()
      return shown && { user: shown }
    },
    findRevision: async () => revision,
  },
} as unknown as PageMaking['sources']

beforeEach(() => {
  rendered = []
  beforeReading = () => undefined
  shown = undefined
  revision = undefined
  cache = openPageCache({
    sources,
    renderPage: async ({ path, language = 'english', loadPageData }) => {
      rendered.push(inLanguage(path, language))
      const page = await loadPageData(path)
      return { status: page ? 200 : 404, html: `${language}: ${page?.screen}`, contentSecurityPolicy: 'x' }
    },
    findRoute: async () => 'profile',
    site: testSite,
  })
})

const open = async (pathname: string, language: Language) => {
  const { bodies } = await cache.page({ pathname, language })
  return bodies.identity.toString()
}

test('a page is rendered once for each language that it is read in', async () => {
  for (const language of ['english', 'german', 'arabic', 'german', 'english'] as const)
    expect(await open('/learn', language)).toBe(`${language}: learn`)
  expect(rendered).toEqual(['/learn', '/german/learn', '/arabic/learn'])
})

test('each language has one page for all missing addresses of a screen', async () => {
  for (const name of ['/ada', '/bob', '/cleo'])
    for (const language of ['english', 'german'] as const) await open(name, language)
  expect(rendered).toEqual(['/ada', '/german/ada'])
})

test('a profile is rendered once, and not again for a change that it hides', async () => {
  ;[shown, revision] = [lockedAda, 'one']
  expect(await open('/ada', 'english')).toBe('english: profile')
  revision = 'two'
  expect(await open('/ada', 'english')).toBe('english: profile')
  expect(rendered).toEqual(['/ada'])
})

test('twin: a profile that shows something else is rendered again, which takes longer', async () => {
  ;[shown, revision] = [lockedAda, 'one']
  await open('/ada', 'english')
  ;[shown, revision] = [{ ...lockedAda, username: 'Ada' }, 'two']
  await open('/ada', 'english')
  expect(rendered).toEqual(['/ada', '/ada'])
})

test('a profile that is opened just when it is read shows nothing of that once it is locked again', async () => {
  const openAda = { ...lockedAda, username: 'open' }
  ;[shown, revision] = [lockedAda, 'locked']
  beforeReading = () => {
    ;[shown, revision] = [openAda, 'open']
  }
  const data = () => cache.data({ pathname: '/ada', language: 'english' })
  await data()
  beforeReading = () => undefined
  ;[shown, revision] = [lockedAda, 'locked']
  expect((await data())?.bodies.identity.toString()).toContain('"username":"ada"')
})
