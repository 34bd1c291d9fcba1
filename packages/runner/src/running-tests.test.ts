import { describe, test } from 'vitest'
import { buildDocuments } from './documents/build-documents.ts'
import { openRig } from './testing/open-rig.ts'
import { replaceModule } from './testing/replace-module.ts'
import { printedBy, sampleChallenge, sampleFiles, statesOf } from './testing/sample-challenge.ts'
import type { Rig } from './testing/start-rig.ts'

/** How a test calls a program without the harness in between, and a test that does so. */
const waysIn: Readonly<Record<string, readonly [js: string, testString: string]>> = {
  'a global getter': [
    'Object.defineProperty(globalThis, "answer", { configurable: true, get: function g() { reach(g); return 1 } })',
    'assert.equal(answer, 77)',
  ],
  'a getter that everything inherits': [
    'Object.defineProperty(Object.prototype, "answer", { configurable: true, get: function g() { reach(g); return 1 } })',
    'assert.equal(answer, 77)',
  ],
  'a conversion to text': [
    'const answer = { toString: function s() { reach(s); return "1" } }',
    'assert.equal(`${answer}`, "77")',
  ],
  'a conversion to a number': [
    'const answer = { valueOf: function v() { reach(v); return 1 } }',
    'assert.equal(answer - 0, 77)',
  ],
  'an iterator': [
    'const answer = { [Symbol.iterator]: () => ({ next: function n() { reach(n); return { done: true } } }) }',
    'for (const one of answer) assert.equal(one, 1); assert.fail("77")',
  ],
  'a getter that a pattern reads': [
    'const answers = { get answer() { return 1 } }; Object.defineProperty(answers, "answer", { get: function g() { reach(g) } })',
    'const { answer } = answers; assert.equal(answer, 77)',
  ],
  'a trap of a proxy': [
    'const answer = new Proxy({}, { has: function h() { reach(h); return false } })',
    'assert.isTrue("77" in answer)',
  ],
}

/** Prints what a function’s caller is, shows, and does when it is called again with tools that tell. */
const reach = `
  function reach(own) {
    const test = own.caller
    if (!test) return
    console.log('reached', String(test))
    const tell = new Proxy(function () {}, { get: () => tell, apply: () => { console.log('told') } })
    try { test(tell, tell, tell, tell, tell, tell, tell, tell, tell, tell) } catch {}
  }
`

const runProgram = (on: Rig, [js, testString]: readonly [string, string]) =>
  on.run(sampleChallenge(1, [testString]), sampleFiles({ js: reach + js }))
const runPage = (on: Rig, [js, testString]: readonly [string, string]) =>
  on.run(sampleChallenge(0, [testString]), sampleFiles({ html: `<h1>Hi</h1><script>${reach}${js}</script>` }))

const rig = await openRig()
describe.concurrent('a running test is not reached through', () => {
  test.for(Object.entries(waysIn))('%s of a program', async ([, lesson], { expect }) => {
    const events = await runProgram(rig, lesson)
    expect(statesOf(events)).toEqual(['failed'])
    expect(printedBy(events)).toEqual([])
  })

  test('a global getter of a page', async ({ expect }) => {
    expect(printedBy(await runPage(rig, waysIn['a global getter'] ?? ['', '']))).toEqual([])
  })
})

/** A test that sets an undeclared name means something else in strict mode. Twin: it is reached. */
const sloppily = ([js, testString]: readonly [string, string]) =>
  [js, `undeclared = 1; ${testString}`] as const

describe.concurrent('a test that cannot be strict is reached, and tells nothing, through', () => {
  test.for(Object.entries(waysIn))('%s of a program', async ([, lesson], { expect }) => {
    const printed = printedBy(await runProgram(rig, sloppily(lesson)))
    expect(new Set(printed)).toEqual(new Set(['reached async () => {}']))
  })
})

describe('a page that demands trusted types', () => {
  const html = `<head><meta http-equiv="Content-Security-Policy" content="require-trusted-types-for 'script'"></head>
    <h1>Hi</h1><script>
      trustedTypes.createPolicy('default', { createScript: (text) => { console.log('told', text); return text } })
    </script>`

  test('is not handed the text of tests', async ({ expect }) => {
    const events = await rig.run(sampleChallenge(0, ['assert.equal(1, 77)']), sampleFiles({ html }))
    expect(printedBy(events).filter((line) => line.includes('told'))).toEqual([])
    expect(statesOf(events)).toEqual(['failed'])
  })

  test('twin: would be with trusted types of its own', async ({ expect }) => {
    const documents = await buildDocuments([
      replaceModule('inside/remove-trusted-types.ts', 'export const removeTrustedTypes = () => undefined'),
    ])
    const openRigOfPages = await openRig({ documents })
    const events = await openRigOfPages.run(
      sampleChallenge(0, ['assert.equal(1, 77)']),
      sampleFiles({ html }),
    )
    expect(printedBy(events).join('\n')).toContain('77')
  })
})
