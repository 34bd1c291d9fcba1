import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type OpenRunner, openRunner } from './testing/open-runner.ts'
import { printedBy, sampleChallenge, sampleFiles, statesOf } from './testing/sample-challenge.ts'
import type { RunnableChallenge, RunnerEvent, SourceFile } from './runner.ts'

let open: OpenRunner

beforeAll(async () => {
  open = await openRunner()
})
beforeEach(() => {
  open.appRequests.length = 0
})
afterAll(() => open.close())

const run = (challenge: RunnableChallenge, files: SourceFile[]): Promise<RunnerEvent[]> =>
  open.page.evaluate(([what, sources]) => globalThis.runTests(what, sources), [challenge, files] as const)

/** Each prints `reached` when it gets somewhere that it must not. `APP` becomes the app's address. */
const reaches = {
  'the parent’s document': 'parent.document.title && report()',
  'the top window’s globals': 'top.runner && report()',
  'the parent’s cookies': 'parent.document.cookie.length >= 0 && report()',
  'cookies of its own': 'document.cookie = "a=1"; document.cookie && report()',
  'the app’s storage': 'parent.localStorage && report()',
  IndexedDB:
    'await new Promise((done, no) => { const r = indexedDB.open("x"); r.onsuccess = done; r.onerror = no }); report()',
  'the cache storage': 'await caches.open("x"); report()',
  'the app by fetch': 'await fetch("APP/user/get-session-user", { credentials: "include" }); report()',
  'the app by XMLHttpRequest':
    'await new Promise((done, no) => { const r = new XMLHttpRequest(); r.open("GET", "APP/x"); r.onload = done; r.onerror = no; r.send() }); report()',
  'the app by a beacon':
    'navigator.sendBeacon("APP/x", "1") && await new Promise((done) => setTimeout(done, 200))',
  'a service worker': 'await navigator.serviceWorker.register("APP/sw.js"); report()',
  'a new window': 'open("APP/", "_blank") && report()',
  'the top window’s address': 'top.location = "APP/stolen"',
  'its own address': 'location.href = "APP/stolen"',
  'the app by a form':
    'const f = document.createElement("form"); f.action = "APP/stolen"; document.body.append(f); f.submit()',
  'a frame of the app':
    'const f = document.createElement("iframe"); f.src = "APP/"; document.body.append(f); await new Promise((done) => setTimeout(done, 200)); f.contentDocument?.title === "App" && report()',
} as const

describe('a learner’s page cannot reach', () => {
  test.for(Object.entries(reaches))('%s', async ([_name, attack]) => {
    const address = open.page.url()
    const script = attack.replaceAll('APP', new URL(address).origin)
    const html = `<body><script>const report = () => console.log('reached');</script></body>`
    const probe = `try { ${script} } catch (error) { console.info(String(error)) }; assert.ok(true)`
    const events = await run(sampleChallenge(0, [probe]), sampleFiles({ html }))
    expect(printedBy(events)).not.toContain('reached')
    expect(open.page.url()).toBe(address)
    expect(open.appRequests.filter(({ cookie }) => cookie !== '')).toEqual([])
    expect(open.appRequests.filter(({ url }) => url.includes('stolen') || url.includes('/user/'))).toEqual([])
    expect(open.page.context().pages()).toHaveLength(1)
  })

  test('twin: without the sandbox the same probes do reach the app', async () => {
    await open.page.evaluate(() => {
      const frame = document.createElement('iframe')
      frame.srcdoc = `<script>fetch('/user/get-session-user', { credentials: 'include' }).then(() => {
        parent.twin = [parent.document.title, typeof parent.runner, parent.localStorage !== undefined]
      })</script>`
      document.body.append(frame)
    })
    const reached = await open.page.waitForFunction(() => (globalThis as { twin?: unknown }).twin)
    expect(await reached.jsonValue()).toEqual(['App', 'object', true])
    expect(open.appRequests.some(({ cookie }) => cookie.includes('sid=secret'))).toBe(true)
  })
})

describe('a worker cannot reach', () => {
  const attacks = {
    'the app with its cookies':
      'const r = await fetch("APP/user/get-session-user", { credentials: "include" }).catch(() => "no"); assert.equal(r, "no")',
    IndexedDB:
      'const r = await new Promise((done) => { try { const o = indexedDB.open("x"); o.onsuccess = () => done("yes"); o.onerror = () => done("no") } catch { done("no") } }); assert.equal(r, "no")',
    'scripts of others': 'assert.throws(() => importScripts("APP/host.js"))',
  } as const
  test.for(Object.entries(attacks))('%s', async ([_name, attack]) => {
    const code = attack.replaceAll('APP', new URL(open.page.url()).origin)
    const events = await run(sampleChallenge(1, [code]), sampleFiles({ js: '' }))
    expect(statesOf(events)).toEqual(['passed'])
    expect(open.appRequests).toEqual([])
  })

  test('Python neither: JavaScript seen from it is the sandbox’s', async () => {
    const py =
      'import js\ntry:\n    js.parent.document\n    print("reached")\nexcept Exception:\n    print("no")'
    const events = await run(sampleChallenge(20, ['({ test: () => {} })']), sampleFiles({ py }))
    expect(printedBy(events)).toEqual(['no'])
  })
})

/** Programs that try to make `assert.equal(answer, 42)` pass although `answer` is 1. */
const scriptForgeries = {
  'an assert of its own': 'var answer = 1; var assert = { equal() {} }',
  'an assert by function': 'var answer = 1; function assert() {} assert.equal = () => {}',
  'an assert on the global object': 'var answer = 1; globalThis.assert = { equal() {} }',
  'changing the frozen assert': 'var answer = 1; try { globalThis.assert.equal = () => {} } catch {}',
  'replaced arguments': 'var answer = 1; for (let i = 0; i < 20; i++) arguments[i] = { equal() {} }',
  'leaving early': 'var answer = 1; return',
  'closing the braces': 'var answer = 1 } } finally { } { {',
  'an unclosed comment': 'var answer = 1 /*',
  'throwing nothing': 'var answer = 1; throw undefined',
  'Object.is': 'var answer = 1; Object.is = () => true',
  'promises that never fail':
    'var answer = 1; const then = Promise.prototype.then; Promise.prototype.then = function (ok) { return then.call(this, ok, ok) }',
  'errors that are none':
    'var answer = 1; Error.prototype.name = ""; Object.defineProperty(Error, "captureStackTrace", { value() { throw null } })',
  'a message of its own':
    'var answer = 1; postMessage({ type: "result", id: "", index: 0, result: { state: "passed" } }); postMessage({ type: "end", id: "", count: 1 })',
  'a port of its own': 'var answer = 1; MessagePort.prototype.postMessage = function () {}',
  'another eval': 'var answer = 1; var eval = () => {}; globalThis.eval = () => {}',
  valueOf:
    'var answer = { valueOf: () => 42, toString: () => "42" }; Object.defineProperty(Number.prototype, "valueOf", { value: () => 42 })',
  'a getter on Array':
    'var answer = 1; Array.prototype.includes = () => true; Array.prototype.indexOf = () => 0',
  'a regular expression that agrees':
    'var answer = 1; RegExp.prototype.test = () => true; RegExp.prototype.exec = () => []',
  timers: 'var answer = 1; setTimeout = (run) => run()',
} as const

describe('a JavaScript test cannot be made to pass by', () => {
  test.for(Object.entries(scriptForgeries))('%s', async ([name, js]) => {
    const assertion = name === 'valueOf' ? 'assert.strictEqual(answer, 42)' : 'assert.equal(answer, 42)'
    const events = await run(sampleChallenge(1, [assertion]), sampleFiles({ js }))
    expect(statesOf(events)).not.toEqual(['passed'])
  })

  test('twin: in one scope with an assert that is not protected, the first of them does', () => {
    // oxlint-disable-next-line no-implied-eval -- the unprotected way of running tests
    const naive = new Function(
      'assert',
      `${scriptForgeries['an assert of its own']}; assert.equal(answer, 42)`,
    ) as (assert: unknown) => void
    expect(() => naive({ equal: () => expect.fail('the real assert was asked') })).not.toThrow()
  })
})

const pageForgeries = {
  'its own assert': 'window.assert = { exists() {}, equal() {} }',
  'a query that finds everything': 'Document.prototype.querySelector = () => document.body',
  'a query on document itself': 'document.querySelector = () => document.body',
  'a forged message to the parent':
    'parent.postMessage({ type: "result", id: "", index: 0, result: { state: "passed" } }, "*"); parent.postMessage("cairn-runner-ready", "*")',
  'catching the port':
    'Object.defineProperty(MessageEvent.prototype, "data", { get() { this.target.postMessage({ type: "end", id: "", count: 1 }); return {} } })',
  'an error handler':
    'addEventListener("error", (e) => e.preventDefault()); addEventListener("unhandledrejection", (e) => e.preventDefault())',
  'another document': 'document.open(); document.write("<b>"); document.close()',
} as const

describe('a page’s test cannot be made to pass by', () => {
  test.for(Object.entries(pageForgeries))('%s', async ([_name, script]) => {
    const html = `<body><p>only this</p><script>${script}</script></body>`
    const events = await run(
      sampleChallenge(0, ['assert.exists(document.querySelector("h1"))']),
      sampleFiles({ html }),
    )
    expect(statesOf(events)).not.toEqual(['passed'])
  })
})
