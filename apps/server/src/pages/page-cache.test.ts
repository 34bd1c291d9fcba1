import { inLanguage, type Language } from '@cairn/contract'
import { beforeEach, expect, test } from 'vitest'
import type { Curriculum } from '#curriculum/open-curriculum.ts'
import { oneLanguage } from '#testing/one-language.ts'
import { testSite } from '#testing/test-site.ts'
import { openPageCache, type PageCache, type PageMaking } from './page-cache.ts'

let rendered: string[]
let cache: PageCache

const sources = {
  curricula: oneLanguage({
    version: 'test',
    superBlocks: [],
    findSuperBlock: () => undefined,
  } as unknown as Curriculum),
  profiles: { findPage: async () => undefined, findRevision: async () => undefined },
} as unknown as PageMaking['sources']

beforeEach(() => {
  rendered = []
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
