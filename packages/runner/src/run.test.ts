import { describe, expect, test } from 'vitest'
import { printedBy, resultsOf, sampleChallenge, sampleFiles, statesOf } from './testing/sample-challenge.ts'
import { openRig } from './testing/open-rig.ts'
import type { RunnableChallenge, SourceFile } from './runner.ts'

const rig = await openRig()

const run = (challenge: RunnableChallenge, files: SourceFile[]) => rig.run(challenge, files)

describe('a web page', () => {
  test('is tested as a real document with its styles and scripts', async () => {
    const files = sampleFiles({
      html: '<!DOCTYPE html><html><head><link rel="stylesheet" href="styles.css"></head><body><h1>Hi</h1><script src="./script.js"></script></body></html>',
      css: 'h1 { color: rgb(1, 2, 3) }',
      js: 'const greeting = "hello"; document.querySelector("h1").dataset.greeting = greeting',
    })
    const tests = [
      'assert.equal(document.querySelector("h1").textContent, "Hi")',
      'assert.equal(getComputedStyle(document.querySelector("h1")).color, "rgb(1, 2, 3)")',
      'assert.equal(document.querySelector("h1").dataset.greeting, greeting)',
      'assert.equal(new __helpers.CSSHelp(document).getStyle("h1").color, "rgb(1, 2, 3)")',
      'assert.match(code, /rgb/); await Promise.resolve(); assert.equal(1, 1)',
      'assert.equal(document.querySelector("h1").textContent, "Bye")',
    ]
    const events = await run(sampleChallenge(0, tests), files)
    expect(statesOf(events)).toEqual(['passed', 'passed', 'passed', 'passed', 'passed', 'failed'])
    expect(resultsOf(events).at(-1)).toMatchObject({ kind: 'assertion', expected: 'Bye', actual: 'Hi' })
  })

  test('with a mistake in its script names the line, and its text is still tested', async () => {
    const files = sampleFiles({ html: '<body>\n<script>\nlet = = 1\n</script></body>' })
    const events = await run(sampleChallenge(0, ['assert.match(code, /let/)']), files)
    expect(events[0]).toMatchObject({ type: 'built', problems: [{ fileKey: 'indexhtml', line: 3 }] })
    expect(statesOf(events)).toEqual(['passed'])
  })

  test('keeps its storage to itself', async () => {
    const tests = [
      'localStorage.setItem("a", 1); assert.equal(localStorage.a, "1"); assert.lengthOf(localStorage, 1)',
    ]
    for (const _run of [1, 2])
      expect(statesOf(await run(sampleChallenge(0, tests), sampleFiles({ html: '<p>' })))).toEqual(['passed'])
  })
})

describe('a JavaScript program', () => {
  test('is run again for each test, which sees its variables', async () => {
    const files = sampleFiles({ js: 'let count = 0\nconst add = (n) => count += n\nconsole.log("started")' })
    const tests = [
      'assert.equal(add(1), 1)',
      'assert.equal(add(2), 2)',
      'const { length } = code; assert.isAbove(length, 3); assert.equal(await Promise.resolve(count), 0)',
      'assert.equal(add(1), 2)',
    ]
    const events = await run(sampleChallenge(1, tests), files)
    expect(statesOf(events)).toEqual(['passed', 'passed', 'passed', 'failed'])
    expect(printedBy(events)).toEqual(['started'])
  })

  test('that throws still has its text tested, and says why in the console', async () => {
    const events = await run(
      sampleChallenge(1, ['assert.match(code, /oops/)', 'assert.equal(value, 1)']),
      sampleFiles({ js: 'const value = 1; oops()' }),
    )
    expect(statesOf(events)).toEqual(['passed', 'failed'])
    expect(printedBy(events)).toEqual(['ReferenceError: oops is not defined'])
  })

  test('that throws fails its tests with its own error, not with the names that are missing', async () => {
    const events = await run(
      sampleChallenge(1, ['assert.equal(stairs(0), 0)', 'assert.match(code, /while/)']),
      sampleFiles({ js: 'const stairs = (n) => n + stairs(n - 1); stairs(3)' }),
    )
    expect(resultsOf(events)).toMatchObject([
      { kind: 'error', message: 'RangeError: Maximum call stack size exceeded' },
      { kind: 'assertion' },
    ])
  })

  test('that gives a text instead of a number is shown the difference', async () => {
    const events = await run(
      sampleChallenge(1, [
        'assert.strictEqual(status, 200)',
        'assert.strictEqual(note, "200")',
        'assert.strictEqual(note, "")',
      ]),
      sampleFiles({ js: 'const status = "200"; const note = "0200"' }),
    )
    expect(resultsOf(events)).toMatchObject([
      { expected: '200', actual: '"200"' },
      { expected: '200', actual: '0200' },
      { expected: '""', actual: '"0200"' },
    ])
  })

  test('shows its functions as they were written', async () => {
    const js = 'const add = (a, b) => {\n  for (const n of a) while (n) b++\n  return b\n}'
    const tests = [`assert.equal('const add = ' + add, code)`, 'assert.match(String(Object), /native code/)']
    const events = await run(sampleChallenge(1, tests), sampleFiles({ js }))
    expect(statesOf(events)).toEqual(['passed', 'passed'])
  })

  test('runs the author’s hooks around its tests', async () => {
    const hooks = {
      beforeAll: 'globalThis.log = []',
      beforeEach: 'log.push("before")',
      afterEach: 'log.push("after")',
      afterAll: '',
    }
    const tests = [
      'assert.deepEqual(log, ["before"])',
      'assert.deepEqual(log, ["before", "after", "before"])',
    ]
    expect(statesOf(await run(sampleChallenge(1, tests, { hooks }), sampleFiles({ js: '' })))).toEqual([
      'passed',
      'passed',
    ])
  })
})
