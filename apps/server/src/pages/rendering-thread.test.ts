import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { WebApp } from '@cairn/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type RenderingThread, startRenderingThread } from './rendering-thread.ts'

/** A slow web app: it renders until the flag is set, for one second at most. */
const slowWebApp = `
export const renderPage = async ({ path, loadPageData }) => {
  if (path === '/crash') process.exit(1)
  if (path === '/broken') throw new Error('This page is broken')
  const page = await loadPageData(path)
  const outcome = page?.flag ? Atomics.wait(new Int32Array(page.flag), 0, 0, 1000) : 'not asked'
  return { status: 200, html: outcome, contentSecurityPolicy: '' }
}
export const findRoute = (pathname) => 'route of ' + pathname
`

let directory: string
let file: string
let thread: RenderingThread

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'rendering-'))
  file = join(directory, 'web-app.mjs')
  await writeFile(file, slowWebApp)
  thread = await startRenderingThread(file)
})
afterAll(async () => {
  await thread.close()
  await rm(directory, { recursive: true })
})

const site = {} as never
/** Sets the flag as soon as other work gets a turn. */
async function renderHeld(renderPage: WebApp['renderPage']): Promise<string> {
  const flag = new SharedArrayBuffer(4)
  const rendering = renderPage({ path: '/slow', site, loadPageData: async () => ({ flag }) as never })
  setImmediate(() => {
    Atomics.store(new Int32Array(flag), 0, 1)
    Atomics.notify(new Int32Array(flag), 0)
  })
  return (await rendering).html
}

test('other requests get their turn while a page is rendered', async () => {
  expect(await renderHeld(thread.renderPage)).not.toBe('timed-out')
})

test('twin: rendered in the thread that answers requests, a page blocks them', async () => {
  const { renderPage } = (await import(pathToFileURL(file).href)) as WebApp
  expect(await renderHeld(renderPage)).toBe('timed-out')
})

test('the screen of an address is returned', async () => {
  expect(await thread.findRoute('/ada')).toBe('route of /ada')
})

test('an error while rendering fails that page only', async () => {
  const render = (path: string) => thread.renderPage({ path, site, loadPageData: async () => null })
  const [broken, whole] = await Promise.allSettled([render('/broken'), render('/')])
  expect(broken).toMatchObject({
    status: 'rejected',
    reason: { message: expect.stringContaining('broken') as string },
  })
  expect(whole).toMatchObject({ status: 'fulfilled', value: { html: 'not asked' } })
})

test('a thread that has died is replaced', async () => {
  const render = (path: string) => thread.renderPage({ path, site, loadPageData: async () => null })
  await expect(render('/crash')).rejects.toThrow('ended')
  expect(await render('/')).toMatchObject({ html: 'not asked' })
})

test('a web app that cannot be loaded prevents the start', async () => {
  await expect(startRenderingThread(join(directory, 'nothing.mjs'))).rejects.toThrow('nothing.mjs')
})
