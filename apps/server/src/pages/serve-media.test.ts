import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { serveMedia } from './serve-media.ts'

let directory: string
let app: FastifyInstance

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'media-'))
  await mkdir(join(directory, 'films'))
  await writeFile(join(directory, 'films/bread.webm'), 'dough')
  await writeFile(join(directory, 'oven.svg'), '<svg/>')
  app = Fastify()
  await serveMedia(app, directory)
})
afterEach(async () => {
  await app.close()
  await rm(directory, { recursive: true })
})

test('a film can be asked for from any place', async () => {
  const answer = await app.inject({ url: '/media/films/bread.webm', headers: { range: 'bytes=2-' } })
  expect(answer.statusCode).toBe(206)
  expect(answer.headers).toMatchObject({ 'content-type': 'video/webm', 'content-range': 'bytes 2-4/5' })
  expect(answer.body).toBe('ugh')
})

test('a drawing that is opened as a page runs no scripts', async () => {
  const { headers } = await app.inject('/media/oven.svg')
  expect(headers['content-security-policy']).toBe("default-src 'none'; style-src 'unsafe-inline'; sandbox")
})

test('nothing outside its folder is served', async () => {
  for (const path of ['films/cake.webm', 'films', '../package.json', '%2e%2e/package.json'])
    expect((await app.inject(`/media/${path}`)).statusCode).toBeGreaterThanOrEqual(400)
})
