import { cpSync, globSync, readFileSync, writeFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type RenderingThread, startRenderingThread } from '../apps/server/src/pages/rendering-thread.ts'
import { projectRoot } from '../ops/project-root.mjs'
import { site } from './product/site.ts'

let directory: string
let thread: RenderingThread

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'unreadable-'))
  cpSync(join(projectRoot, '.build/web/server'), directory, { recursive: true })
  writeFileSync(join(directory, 'package.json'), '{"type":"module"}')
  thread = await startRenderingThread(join(directory, 'index.js'))
})
afterEach(async () => {
  await thread.close()
  await rm(directory, { recursive: true })
})

const render = async (path: string) => {
  const loadPageData = async () => ({ screen: 'learn' as const, superBlocks: [] })
  try {
    return (await thread.renderPage({ path, language: 'arabic', site, loadPageData })).status
  } catch {
    return 500
  }
}

test.for([
  ['the texts of a language', '/learn', 'ar-*.js'],
  ['a part that few pages show', '/learn?messages=success[0]=flash.signin-success', 'redirected-flash-*.js'],
] as const)('pages recover from a module that could not be read: %s', async ([, path, pattern]) => {
  const files = globSync(join(directory, 'assets', pattern)).map((file) => ({
    file,
    text: readFileSync(file, 'utf8'),
  }))
  expect(files).not.toEqual([])
  for (const { file } of files) writeFileSync(file, 'not (')
  expect(await render(path)).toBe(500)
  for (const { file, text } of files) writeFileSync(file, text)
  await expect.poll(() => render(path)).toBe(200)
})
