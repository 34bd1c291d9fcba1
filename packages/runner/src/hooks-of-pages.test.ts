import { join } from 'node:path'
import { describe, test } from 'vitest'
import { buildDocuments } from './documents/build-documents.ts'
import { bundleScript } from './documents/bundle-script.ts'
import { openRig } from './testing/open-rig.ts'
import { replaceModule } from './testing/replace-module.ts'
import { sampleChallenge, sampleFiles, statesOf } from './testing/sample-challenge.ts'
import type { Rig } from './testing/start-rig.ts'

/** Each replaces what a helper of an author's hook reads. */
const replaced: Readonly<Record<string, readonly [script: string, helper: string]>> = {
  'the text of elements': [
    'Object.defineProperty(Node.prototype, "textContent", { configurable: true, get: () => "A real sentence" })',
    'element.textContent',
  ],
  'the attributes of elements': [
    'Element.prototype.getAttribute = () => "A real sentence"',
    'element.getAttribute("title")',
  ],
  'what styles are computed as': [
    'window.getComputedStyle = () => ({ content: "A real sentence" })',
    'getComputedStyle(element).content',
  ],
  'what a list is': ['Array.prototype.join = () => "A real sentence"', '[...element.children].join()'],
}

/** Further ways to mislead a helper, against which nothing helps that is put back. */
const misled: typeof replaced = {
  ...replaced,
  'what the helper is': ['facts.of = () => "A real sentence"', 'element.textContent'],
  'the text of one element': [
    'Object.defineProperty(document.querySelector("h1"), "textContent", { get: () => "A real sentence" })',
    'element.textContent',
  ],
  'a name of the browser for its own': [
    'const getComputedStyle = () => ({ content: "A real sentence" })',
    'getComputedStyle(element).content',
  ],
}

const noHook = { beforeAll: '', beforeEach: '', afterEach: '', afterAll: '' }
/** In a way that makes it no helper (build/author-helpers.ts). */
const setting = (helper: string) => ({
  ...noHook,
  beforeAll: `window.facts = { of: (element) => ${helper} }`,
})
const declaring = (helper: string) => ({
  ...noHook,
  beforeAll: `const facts = { of: (element) => ${helper} }`,
})
const preparing = (helper: string) => ({
  ...noHook,
  beforeEach: `const text = ((element) => ${helper})(document.querySelector("h1")); const facts = { of: () => text }`,
})

type Way = (helper: string) => typeof noHook

function run(on: Rig, [script, helper]: readonly [string, string], way: Way) {
  const hooks = way(helper)
  const tests = ['assert.equal(facts.of(document.querySelector("h1")), "A real sentence")']
  return on.run(
    sampleChallenge(0, tests, { hooks }),
    sampleFiles({ html: `<h1></h1><script>${script}</script>` }),
  )
}

const rig = await openRig()

describe('a helper that an author’s hook sets is not misled by a page that replaces', () => {
  test.for(Object.entries(replaced))('%s', async ([, attempt], { expect }) => {
    expect(statesOf(await run(rig, attempt, setting))).toEqual(['failed'])
  })

  test('twin: it is where nothing puts the browser back', async ({ expect }) => {
    const documents = await buildDocuments([
      replaceModule(
        'inside/page/restore-for.ts',
        'import { restoreLanguage } from "../guarded/access.ts"; export const restoreFor = () => restoreLanguage',
      ),
    ])
    const weak = await openRig({ documents })
    const [attempt = ['', '']] = Object.values(replaced)
    expect(statesOf(await run(weak, attempt, setting))).toEqual(['passed'])
  })
})

describe('a helper that an author’s hook declares is not misled by a page that replaces', () => {
  test.for(Object.entries(misled))('%s', async ([, attempt], { expect }) => {
    expect(statesOf(await run(rig, attempt, declaring))).toEqual(['failed'])
  })

  test('twin: it is where it is no part of the test', async ({ expect }) => {
    const builder = await bundleScript(join(import.meta.dirname, 'build/build-worker.ts'), [
      replaceModule('build/with-hooks.ts', 'export const withHooks = () => (test) => test'),
    ])
    const open = await openRig({ assets: { '/assets/builder/build-worker.js': builder } })
    expect(statesOf(await run(open, misled['what the helper is'] ?? ['', ''], declaring))).toEqual(['passed'])
  })
})

describe('a hook before each test is not misled by a page that replaces', () => {
  test.for(Object.entries(misled))('%s', async ([, attempt], { expect }) => {
    expect(statesOf(await run(rig, attempt, preparing))).toEqual(['failed'])
  })
})
