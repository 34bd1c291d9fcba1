import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openCurriculum } from '#curriculum/open-curriculum.ts'
import { decorateWithLanguage } from '#http/page-language.ts'
import { everythingShown } from '#testing/everything-shown.ts'
import { openSocket } from '#testing/open-socket.ts'
import { writeSampleCurriculum } from '#testing/sample-curriculum.ts'
import { oneLanguage } from '#testing/one-language.ts'
import { testSite } from '#testing/test-site.ts'
import { registerPages } from './routes.ts'

const lockedAda = { isLocked: true as const, profileUI: everythingShown, username: 'ada' }
const switches = { showsNew: false, showsUpcoming: false }
const lesson = '/learn/2022/responsive-web-design/greetings/step-1'

describe('pages over HTTP', () => {
  let directory: string
  let app: FastifyInstance
  let rendered: string[]
  let revision: string | undefined
  /** Pages are finished once this is. */
  let rendering: Promise<void>

  beforeAll(async () => {
    directory = await mkdtemp(join(tmpdir(), 'pages-'))
    await writeSampleCurriculum(join(directory, 'curriculum'))
    for (const folder of ['client/assets', 'media', 'runner'])
      await mkdir(join(directory, folder), { recursive: true })
    await writeFile(join(directory, 'client/assets/app-1.js'), 'app()')
    await writeFile(join(directory, 'runner/builder.js'), 'build()')
    await writeFile(join(directory, 'client/favicon.svg'), '<svg/>')
    await writeFile(join(directory, 'curriculum/secret.json'), 'a solution')
  })
  afterAll(() => rm(directory, { recursive: true }))
  beforeEach(async () => {
    rendered = []
    rendering = Promise.resolve()
    app = Fastify()
    decorateWithLanguage(app)
    await registerPages(app, {
      sources: {
        curricula: oneLanguage(await openCurriculum(join(directory, 'curriculum'), switches)),
        profiles: {
          findPage: async (username) => (username === 'ada' ? { user: lockedAda } : undefined),
          findRevision: async (username) => (username === 'ada' ? revision : undefined),
          listWork: async () => [],
        },
        findCertificate: async () => undefined,
        findStanding: async () => undefined,
      },
      renderPage: async ({ path, loadPageData }) => {
        rendered.push(path)
        await rendering
        const page = await loadPageData(path)
        return {
          status: page ? 200 : 404,
          html: `<h1>${page?.screen ?? 'Not found'}</h1>`,
          contentSecurityPolicy: "default-src 'none'",
        }
      },
      findRoute: async (pathname) => (pathname.startsWith('/learn/') ? 'course' : 'profile'),
      site: testSite,
      clientDirectory: join(directory, 'client'),
      mediaDirectory: join(directory, 'media'),
      runnerAssetsDirectory: join(directory, 'runner'),
      pythonPackagesDirectory: join(directory, 'python-packages'),
    })
  })

  test('a lesson is rendered once for many visitors', async () => {
    const answers = await Promise.all([1, 2, 3].map(() => app.inject(lesson)))
    expect(answers.map(({ body }) => body)).toEqual(Array(3).fill('<h1>challenge</h1>'))
    expect(rendered).toEqual([lesson])
  })

  test('an unknown address is a page with status 404, rendered once for all addresses of a screen', async () => {
    const answers = []
    for (let count = 0; count < 100; count++)
      answers.push(await app.inject(`/learn/nothing-${count}`), await app.inject(`/nobody-${count}`))
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([404]))
    expect(rendered).toEqual(['/learn/nothing-0', '/nobody-0'])
    expect((await app.inject(lesson)).statusCode).toBe(200)
  })

  test('a profile is rendered once for many visitors', async () => {
    revision = 'one'
    await app.inject('/ada')
    expect((await app.inject('/ada')).body).toBe('<h1>profile</h1>')
    expect(rendered).toEqual(['/ada'])
  })

  test('pages are made one by one for a network, where only so many wait; what is kept is sent meanwhile', async () => {
    const ask = (url: string, remoteAddress: string) => app.inject({ url, remoteAddress })
    await ask(lesson, '192.0.2.1')
    const { promise, resolve } = Promise.withResolvers<void>()
    rendering = promise
    const [first, ...later] = ['/learn', '/certification/a/x', '/learn/2022/responsive-web-design']
    const many = [first, ...later].map((url, index) => ask(url, `192.0.2.${index}`))
    const other = ask('/certification/d/x', '198.51.100.1')
    await expect.poll(() => rendered).toEqual([lesson, first, '/certification/d/x'])
    expect((await ask(lesson, '192.0.2.1')).statusCode).toBe(200)
    resolve()
    await Promise.all([...many, other])
    expect(rendered).toEqual([lesson, first, '/certification/d/x', ...later])
    rendering = new Promise(() => undefined)
    const flood = Array.from({ length: 300 }, (_, index) => ask(`/learn/${index}`, '192.0.2.1'))
    expect(await Promise.race(flood)).toMatchObject({ statusCode: 429 })
  })

  test('a page with a message is made for it; a message that is none of ours changes nothing', async () => {
    const query = '?messages=success%5B0%5D%3Dflash.lesson-recorded'
    for (const search of [query, `?tempToken=x&${query.slice(1)}`]) await app.inject(lesson + search)
    for (const search of ['', '?messages=success%5B0%5D%3DBuy%20this', '?x=1'])
      await app.inject(lesson + search)
    expect(rendered).toEqual([lesson + query, lesson + query, lesson])
  })

  test('the data of lessons is sent once, and compressed', async () => {
    const url = `/page-data${lesson}/page-data.json`
    const { headers } = await app.inject(url)
    const again = await app.inject({ url, headers: { 'if-none-match': headers.etag } })
    expect([again.statusCode, again.body]).toEqual([304, ''])
    const packed = await app.inject({ url, headers: { 'accept-encoding': 'br' } })
    expect(brotliDecompressSync(packed.rawPayload).toString()).toContain('"screen":"challenge"')
  })

  test('a program that asks for JSON gets JSON', async () => {
    const answer = await app.inject({ url: '/api/unknown', headers: { accept: 'application/json' } })
    expect([answer.statusCode, answer.json()]).toEqual([404, { error: 'path not found' }])
  })

  test('no cache confuses the page and the JSON of one address', async () => {
    const page = await app.inject({ url: lesson, headers: { accept: 'text/html' } })
    const data = await app.inject({ url: lesson, headers: { accept: 'application/json' } })
    expect(page.headers).toMatchObject({
      vary: 'accept, accept-encoding',
      'cache-control': 'public, no-cache',
    })
    expect(data.headers).toMatchObject({ vary: 'accept, accept-encoding', 'cache-control': 'no-store' })
  })

  test.for([(etag: string) => etag, (etag: string) => `W/${etag}`, (etag: string) => `"another", W/${etag}`])(
    'a page that the browser already has is not sent again (%#)',
    async (asProxiesWriteIt) => {
      const { headers } = await app.inject(lesson)
      const known = asProxiesWriteIt(String(headers.etag))
      const again = await app.inject({ url: lesson, headers: { 'if-none-match': known } })
      expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, '', headers.etag])
    },
  )

  test.for([
    '//',
    '///',
    '//[',
    '//evil.example',
    '//evil.example/learn',
    '///evil.example/..//',
    '/\\evil.example',
    '/..//evil.example',
    '/learn/..//evil.example',
    '/%2e%2e//evil.example',
    'http://evil.example//learn',
    'http://[/learn',
    'http://[::1/',
    '*',
  ])('the request target %j is no page, and leads nowhere', async (target) => {
    await app.listen({ port: 0, host: '127.0.0.1' })
    const { port } = app.server.address() as AddressInfo
    const request = `GET ${target} HTTP/1.1\r\nHost: school.test\r\nConnection: close\r\n\r\n`
    const answer = await (await openSocket(port, request)).closed
    expect(answer).toMatch(/^HTTP\/1\.1 40[04] /)
    expect(answer).not.toMatch(/^location:/im)
    // Pages of courses are rendered ahead once the server listens.
    expect(rendered.filter((path) => path !== '/learn/2022/responsive-web-design')).toEqual([])
    await app.close()
  })

  test('a page is compressed if the browser supports it', async () => {
    const answer = await app.inject({ url: lesson, headers: { 'accept-encoding': 'gzip, deflate, br' } })
    expect(answer.headers['content-encoding']).toBe('br')
    expect(brotliDecompressSync(answer.rawPayload).toString()).toBe('<h1>challenge</h1>')
  })

  test('each encoding of a page has its own ETag, and none is taken for another', async () => {
    const encodings = ['br', 'gzip', 'identity']
    const ask = (encoding: string, known?: string) =>
      app.inject({
        url: lesson,
        headers: { 'accept-encoding': encoding, ...(known !== undefined && { 'if-none-match': known }) },
      })
    const etags: string[] = []
    for (const encoding of encodings) etags.push(String((await ask(encoding)).headers.etag))
    expect(new Set(etags).size).toBe(3)
    for (const known of etags) {
      const statuses = []
      for (const encoding of encodings) statuses.push((await ask(encoding, known)).statusCode)
      expect(statuses).toEqual(etags.map((etag) => (etag === known ? 304 : 200)))
    }
  })

  test('a refused encoding is not sent', async () => {
    const answer = await app.inject({ url: lesson, headers: { 'accept-encoding': 'br;q=0, gzip;q=0' } })
    expect(answer.headers['content-encoding']).toBeUndefined()
    expect(answer.body).toBe('<h1>challenge</h1>')
  })

  test('client navigation gets the same data as the page', async () => {
    const data = (path: string) => app.inject(`/page-data${path}/page-data.json`)
    expect((await data(lesson)).json()).toMatchObject({ screen: 'challenge' })
    expect((await data('/index')).json()).toMatchObject({ screen: 'home' })
    expect((await data('/learn/nothing')).statusCode).toBe(404)
    // Not cached: a certificate is shown only for as long as its holder likes.
    const certificate = await data('/certification/ada/trails')
    expect(certificate.json()).toMatchObject({ screen: 'certification' })
    expect(certificate.headers['cache-control']).toBe('no-store')
  })

  test('hashed files are cached for a year, others are revalidated', async () => {
    const { headers } = await app.inject('/assets/app-1.js')
    expect(headers['cache-control']).toContain('immutable')
    expect(headers).not.toHaveProperty('etag')
    expect((await app.inject('/favicon.svg')).headers['cache-control']).not.toContain('immutable')
  })

  test('the runner’s compilers may load their parts, and nothing else', async () => {
    const { headers } = await app.inject('/runner-assets/1/builder.js')
    const policy = "default-src 'none'; script-src 'self'; connect-src 'self'"
    expect(headers['content-security-policy']).toBe(policy)
  })

  test.for([
    '/assets/../../curriculum/secret.json',
    '/assets/..%2f..%2fcurriculum/secret.json',
    '/runner-assets/1/../../curriculum/secret.json',
  ])('no address leads out of the served folders: %s', async (url) => {
    expect((await app.inject(url)).body).not.toContain('a solution')
  })
})
