import { describe, test } from 'vitest'
import { buildDocuments } from './documents/build-documents.ts'
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

function run(on: Rig, [script, helper]: readonly [string, string]) {
  const beforeAll = `const facts = { of: (element) => ${helper} }`
  const hooks = { beforeAll, beforeEach: '', afterEach: '', afterAll: '' }
  const tests = ['assert.equal(facts.of(document.querySelector("h1")), "A real sentence")']
  return on.run(
    sampleChallenge(0, tests, { hooks }),
    sampleFiles({ html: `<h1></h1><script>${script}</script>` }),
  )
}

const rig = await openRig()

describe('a helper of an author’s hook is not misled by a page that replaces', () => {
  test.for(Object.entries(replaced))('%s', async ([, attempt], { expect }) => {
    expect(statesOf(await run(rig, attempt))).toEqual(['failed'])
  })

  test('twin: it is where nothing puts the browser back', async ({ expect }) => {
    const documents = await buildDocuments([
      replaceModule(
        'inside/page/restore-for.ts',
        'import { restoreLanguage } from "../guarded/access.ts"; export const restoreFor = () => restoreLanguage',
      ),
    ])
    const weak = await openRig({ documents })
    expect(statesOf(await run(weak, replaced['the text of elements'] ?? ['', '']))).toEqual(['passed'])
  })
})
