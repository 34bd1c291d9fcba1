import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openCurriculum } from '#curriculum/open-curriculum.ts'
import { decorateWithLanguage, withoutLanguage } from '#http/page-language.ts'
import { oneLanguage } from '#testing/one-language.ts'
import { writeSampleCurriculum } from '#testing/sample-curriculum.ts'
import { sitemapOf } from './sitemap.ts'
import { registerSitemaps } from './sitemap-routes.ts'

const appOrigin = 'https://school.example'
const course = '/learn/2022/responsive-web-design'

let directory: string
let app: FastifyInstance

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'sitemap-'))
  await writeSampleCurriculum(directory)
  const curriculum = await openCurriculum(directory, { showsNew: false, showsUpcoming: false })
  app = Fastify({ rewriteUrl: withoutLanguage })
  decorateWithLanguage(app)
  registerSitemaps(app, {
    site: { appOrigin, donations: null },
    sources: { curricula: oneLanguage(curriculum) },
  })
})
afterAll(async () => {
  await app.close()
  await rm(directory, { recursive: true })
})

const listedAt = async (url: string) => {
  const { body } = await app.inject(url)
  return [...body.matchAll(/<loc>(.+?)<\/loc>/g)].map(([, address]) => address)
}

test('a sitemap lists the home page, the courses and their lessons', async () => {
  const listed = await listedAt('/sitemap.xml')
  expect(listed.slice(0, 3)).toEqual([`${appOrigin}/`, `${appOrigin}/learn`, appOrigin + course])
  expect(listed).toContain(`${appOrigin}${course}/greetings/step-1`)
  expect(new Set(listed).size).toBe(listed.length)
})

test('a school that takes donations lists where to give', async () => {
  const place = { appOrigin, language: 'english', takesDonations: true } as const
  expect(sitemapOf([], place)).toContain(`<loc>${appOrigin}/donate</loc>`)
  expect(sitemapOf([], { ...place, takesDonations: false })).not.toContain('donate')
})

test('each language has its own', async () => {
  const listed = await listedAt('/german/sitemap.xml')
  expect(listed.slice(0, 2)).toEqual([`${appOrigin}/german`, `${appOrigin}/german/learn`])
  expect(listed.every((address) => address?.startsWith(`${appOrigin}/german`))).toBe(true)
})

test('robots.txt leads to all of them', async () => {
  const { body } = await app.inject('/robots.txt')
  const sitemaps = body.split('\n').filter((line) => line.startsWith('Sitemap: '))
  expect(sitemaps).toHaveLength(12)
  for (const line of sitemaps) {
    expect((await app.inject(line.slice('Sitemap: '.length + appOrigin.length))).statusCode).toBe(200)
  }
})
