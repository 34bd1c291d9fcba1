import { afterAll, beforeAll, describe, test } from 'vitest'
import { resultsOf, sampleChallenge, sampleFiles, statesOf } from './testing/sample-challenge.ts'
import { buildNaive } from './testing/naive/naive-documents.ts'
import { type Rig, startRig } from './testing/start-rig.ts'

/** No program may make this pass. */
const impossible = 'assert.equal(1, 2)'

const inPages: Readonly<Record<string, string>> = {
  'brings an assert of its own': 'globalThis.assert = { equal() {} }',
  'declares an assert': 'var assert = { equal() {} }',
  'brings a constant assert': 'const assert = { equal() {} }',
  'brings a function for an assert': 'function assert() {} assert.equal = () => {}',
  'brings a class for an assert': 'class assert { static equal() {} }',
  'brings an assert that cannot be changed':
    'Object.defineProperty(globalThis, "assert", { value: { equal() {} } })',
  'brings a frozen assert': 'globalThis.assert = Object.freeze({ equal() {} })',
  'brings an assert by a getter':
    'Object.defineProperty(globalThis, "assert", { get: () => ({ equal() {} }), set() {} })',
  'brings an assert that says yes to everything':
    'globalThis.assert = new Proxy({}, { get: () => () => {} })',
  'replaces eval': 'globalThis.eval = () => undefined',
  'replaces eval by one that leaves the test out':
    'const real = eval; globalThis.eval = (text) => real(text.replace("assert.equal(1, 2)", ""))',
  'replaces eval by one that does nothing': 'globalThis.eval = new Proxy(eval, { apply: () => undefined })',
  'replaces eval by a getter': 'Object.defineProperty(globalThis, "eval", { get: () => () => undefined })',
  'replaces then': 'Promise.prototype.then = function (done) { done(); return this }',
  'replaces the making of promises': 'Promise.resolve = () => ({ then(done) { done(); return this } })',
  'replaces the sending of messages':
    'const send = MessagePort.prototype.postMessage; MessagePort.prototype.postMessage = function (m) { if (m.result) m.result = { state: "passed" }; send.call(this, m) }',
}

/** These attack what only our own harness has, or a channel that nobody listens to: no twin shows them. */
const inPagesWithoutTwin: Readonly<Record<string, string>> = {
  'says to the app that all is well':
    'parent.postMessage({ type: "result", index: 0, result: { state: "passed" } }, "*")',
  'greets the app like a new frame': 'parent.postMessage("cairn-runner-ready", "*")',
  'waits for the port':
    'addEventListener("message", (e) => e.ports[0]?.postMessage({ type: "end", count: 1 }))',
  'replaces Function': 'globalThis.Function = function () { return () => {} }',
  'replaces the constructor of functions':
    'Function.prototype.constructor = (async () => {}).constructor.prototype.constructor = function () { return async () => {} }',
  'replaces the constructor of promises':
    'Object.defineProperty(Promise.prototype, "constructor", { get() { return { [Symbol.species]: function (run) { run(() => {}, () => {}) } } } })',
  'changes messages on their way':
    'Object.defineProperty(Object.prototype, "state", { get: () => "passed", set() {}, configurable: true })',
  'replaces the clock': 'globalThis.setTimeout = (run) => run(); performance.now = () => 0',
  'replaces equality': 'Object.is = () => true',
  'replaces what errors are':
    'Object.defineProperty(Error, Symbol.hasInstance, { value: () => false }); Error.prototype.toString = () => ""',
  'swallows errors':
    'addEventListener("error", (e) => e.stopImmediatePropagation(), true); onerror = () => true',
  'replaces the walking of lists':
    'Array.prototype[Symbol.iterator] = function* () {}; Array.prototype.map = () => []',
  'replaces the freezing': 'Object.freeze = (x) => x; Object.keys = () => []; Object.values = () => []',
  'writes the page anew': 'setTimeout(() => { document.open(); document.write("<p>"); document.close() })',
}

const aboutPages: Readonly<Record<string, readonly [html: string, test: string]>> = {
  'a query laid over the document': [
    '<script>document.querySelector = () => ({ textContent: "Hi" })</script>',
    'assert.equal(document.querySelector("h1").textContent, "Hi")',
  ],
  'a query laid over all documents': [
    '<p>Hi</p><script>Document.prototype.querySelector = () => document.body.firstChild</script>',
    'assert.equal(document.querySelector("h1").textContent, "Hi")',
  ],
  'a text laid over all elements': [
    '<h1></h1><script>Object.defineProperty(Node.prototype, "textContent", { get: () => "Hi" })</script>',
    'assert.equal(document.querySelector("h1").textContent, "Hi")',
  ],
  'a style laid over the computed one': [
    '<h1></h1><script>window.getComputedStyle = () => ({ color: "red" })</script>',
    'assert.equal(getComputedStyle(document.querySelector("h1")).color, "red")',
  ],
  'a body laid over the document': [
    '<script>Object.defineProperty(document, "body", { get: () => ({ children: [1] }) })</script>',
    'assert.lengthOf(document.body.children, 1)',
  ],
}

const inPrograms: Readonly<Record<string, string>> = {
  'returns early': 'return',
  'returns early from a block': '{ { return } }',
  'closes our function': 'return }); (async function () { return',
  'opens another function': '}), (async function () { return',
  'hides the rest in a function': 'return; function rest() {} if (0) {} ',
  'brings an assert of its own': 'const assert = { equal() {} }',
  'brings a frozen assert': 'globalThis.assert = Object.freeze({ equal() {} })',
  'brings an assert by a getter':
    'Object.defineProperty(globalThis, "assert", { get: () => ({ equal() {} }), set() {}, configurable: true })',
  'softens the assert': 'assert.equal = () => {}',
  'softens every assert': 'for (const name of Object.keys(assert)) assert[name] = () => {}',
  'declares an assert that is hoisted': 'function assert() {} assert.equal = () => {}',
  'replaces eval': 'globalThis.eval = () => undefined',
  'brings an assert that says yes to everything':
    'globalThis.assert = new Proxy({}, { get: () => () => {} })',
  'answers a moment later': 'Promise.resolve().then(() => { try { pass() } catch {} })',
  'replaces then': 'Promise.prototype.then = function (done) { done(); return this }',
  'replaces the making of promises': 'Promise.resolve = () => ({ then(done) { done(); return this } })',
  'replaces the sending of messages':
    'const send = MessagePort.prototype.postMessage; MessagePort.prototype.postMessage = function (m) { if (m.result) m.result = { state: "passed" }; send.call(this, m) }',
  'looks into its arguments': 'arguments[0]?.()',
  'calls by a name that it guesses': 'try { pass() } catch {}',
  'replaces the verdict of failure': 'try { fail = () => {}; pass() } catch {}',
}

const inProgramsWithoutTwin: Readonly<Record<string, string>> = {
  'binds eval': 'var eval = () => undefined',
  'binds arguments': 'var arguments = []',
  'speaks for the worker': 'postMessage({ type: "result", index: 0, result: { state: "passed" } })',
  'never goes on': 'await new Promise(() => { Promise.prototype.then = (done) => done() })',
  'leaves a trap for promises':
    'const real = Promise.prototype.then; Object.defineProperty(Promise.prototype, "then", { get: () => (done) => done(), configurable: true })',
  'puts the built-in back in time':
    'Object.is = () => true; Array.isArray = () => { delete Array.isArray; return true }; queueMicrotask(() => {})',
  'finds the secret in the text around it':
    'try { eval(arguments.callee.toString().match(/_\\d[\\d_]+\\(async/)[0] + " () => {})") } catch {}',
  'finds the secret in its caller':
    'try { (function f() { const text = String(f.caller); eval(text.match(/(_\\d[\\d_]+)\\(async/)[1] + "(async () => {})") })() } catch {}',
  'finds the secret on the stack': `
    Error.prepareStackTrace = (_, sites) => sites.map((site) => String(site.getFunction()))
    const texts = new Error().stack
    delete Error.prepareStackTrace
    const name = Array.isArray(texts) && texts.join().match(/(_\\d[\\d_]+)\\(async/)?.[1]
    if (name) eval(name + "(async () => {})")`,
}

let rig: Rig
/** With a harness that protects nothing: the twin that shows what each forgery would do. */
let naiveRig: Rig

beforeAll(async () => {
  rig = await startRig()
  naiveRig = await startRig(await buildNaive())
})
afterAll(() => Promise.all([rig.close(), naiveRig.close()]))

/** Makes a verdict of a test that cannot pass. */
const forgeInPage = (on: Rig, script: string, tests: readonly string[] = [impossible, impossible]) =>
  on.run(sampleChallenge(0, tests), sampleFiles({ html: `<h1>Hi</h1><script>${script}</script>` }))
const forgeAboutPage = (on: Rig, [html, testString]: readonly [string, string]) =>
  on.run(sampleChallenge(0, [testString]), sampleFiles({ html }))
const forgeInProgram = (on: Rig, name: string, js: string) =>
  // One of them waits for ever: the limit of time is the answer to it.
  on.run(
    sampleChallenge(1, name === 'never goes on' ? [impossible] : [impossible, impossible]),
    sampleFiles({ js }),
  )

describe.concurrent('a naive harness is fooled by', () => {
  test.for(Object.entries(inPages))('a page that %s', async ([, script], { expect }) => {
    expect(statesOf(await forgeInPage(naiveRig, script))).toContain('passed')
  })
  test.for(Object.entries(aboutPages))('%s', async ([, lesson], { expect }) => {
    expect(statesOf(await forgeAboutPage(naiveRig, lesson))).toContain('passed')
  })
  test.for(Object.entries(inPrograms))('a program that %s', async ([name, js], { expect }) => {
    expect(statesOf(await forgeInProgram(naiveRig, name, js))).toContain('passed')
  })
})

describe.concurrent('a page does not pass because it', () => {
  test.for(Object.entries({ ...inPages, ...inPagesWithoutTwin }))('%s', async ([, script], { expect }) => {
    expect(statesOf(await forgeInPage(rig, script))).not.toContain('passed')
  })
})

describe.concurrent('a page does not pass by', () => {
  test.for(Object.entries(aboutPages))('%s', async ([, lesson], { expect }) => {
    expect(statesOf(await forgeAboutPage(rig, lesson))).toEqual(['failed'])
  })

  test('honest means is told apart: they pass', async ({ expect }) => {
    const html = '<h1>Hi</h1><script>Array.prototype.last = function () { return this.at(-1) }</script>'
    const tests = [
      'assert.equal(document.querySelector("h1").textContent, "Hi")',
      'assert.equal([1, 2].last(), 2)',
    ]
    expect(statesOf(await rig.run(sampleChallenge(0, tests), sampleFiles({ html })))).toEqual([
      'passed',
      'passed',
    ])
  })
})

describe.concurrent('a program does not pass because it', () => {
  test.for(Object.entries({ ...inPrograms, ...inProgramsWithoutTwin }))(
    '%s',
    async ([name, js], { expect }) => {
      expect(statesOf(await forgeInProgram(rig, name, js))).not.toContain('passed')
    },
  )

  test('names the built-in that was replaced', async ({ expect }) => {
    const js = 'Array.prototype.includes = () => true'
    const events = await rig.run(sampleChallenge(1, ['assert.isTrue([].includes(1))']), sampleFiles({ js }))
    expect(resultsOf(events)).toMatchObject([
      { state: 'failed', message: expect.stringContaining('Array.prototype.includes') as string },
    ])
  })
})

const inPython: Readonly<Record<string, string>> = {
  'replaces what evaluates tests': 'import pyodide.code; pyodide.code.eval_code = lambda *a, **k: True',
  'replaces what runs the evaluated':
    'import _pyodide._base as b; b.CodeRunner.run = lambda *a, **k: True; b.CodeRunner.compile = lambda self: self',
  'replaces a built-in that a test asks': 'import builtins; builtins.abs = lambda n: True',
  'brings another text of itself': '_code = "no such " + "word"',
}

/** These attack what only our own harness has, or what no harness would listen to. */
const inPythonWithoutTwin: Readonly<Record<string, string>> = {
  'ends at once': 'import sys; sys.exit()',
  'speaks for the worker': 'import js; js.postMessage("passed")',
  'replaces the interpreter': 'import pyodide_js; pyodide_js.runPython = lambda *rest: True',
  'replaces built-ins of the page': 'import js; js.eval("Array.isArray = () => true")',
  'replaces built-ins': 'import builtins; builtins.eval = builtins.exec = lambda *a, **k: True',
  'brings built-ins of its own': '__builtins__ = {"abs": lambda n: True}',
  'replaces the parsing': 'import ast; ast.parse = lambda *a, **k: ast.Module([], [])',
  'brings a tree of its own':
    'class _Node:\n  def __init__(self, *a): pass\n  has_function = lambda *a: True',
  'watches the tests':
    'import sys\ndef w(f, e, a):\n  f.f_trace_opcodes = True\n  if e == "line": sys._getframe(1).f_globals["_code"] = "no such " + "word"\n  return w\nsys.settrace(w)',
  'reaches the harness through its frames':
    'import sys, pyodide.code\nsys._getframe(1).f_globals["restore_shared"] = lambda: None\npyodide.code.eval_code = lambda *a, **k: True',
  'reaches the harness through input':
    'import pyodide.code\ninput.__globals__["restore_shared"] = lambda: None\npyodide.code.eval_code = lambda *a, **k: True',
  'changes the code of the harness':
    'import sys, pyodide.code\nsys._getframe(1).f_globals["restore_shared"].__code__ = (lambda: None).__code__\npyodide.code.eval_code = lambda *a, **k: True',
  'changes the code that puts the harness back':
    'import sys, pyodide.code\nsys._getframe(1).f_globals["put_back"].__code__ = (lambda *a: None).__code__\npyodide.code.eval_code = lambda *a, **k: True',
}

/** None of them can pass: each asks for something that is not so. */
const pythonTests = [
  '({ test: () => assert.isTrue(runPython("1 == 2")) })',
  '({ test: () => assert.equal(1, 2) })',
  `({ test: () => assert.isTrue(runPython('"no such word" in _code')) })`,
  '({ test: () => assert.isTrue(runPython("abs(-3) == True")) })',
  '({ test: () => assert.isTrue(runPython(`_Node(_code).has_function("none")`)) })',
]

const forgeInPython = (on: Rig, py: string) => on.run(sampleChallenge(20, pythonTests), sampleFiles({ py }))

describe.concurrent('a naive session of Python is fooled by a program that', () => {
  test.for(Object.entries(inPython))('%s', async ([, py], { expect }) => {
    expect(statesOf(await forgeInPython(naiveRig, py))).toContain('passed')
  })
})

describe.concurrent('a Python program does not pass because it', () => {
  test.for(Object.entries({ ...inPython, ...inPythonWithoutTwin }))('%s', async ([, py], { expect }) => {
    expect(statesOf(await forgeInPython(rig, py))).toEqual(pythonTests.map(() => 'failed'))
  })
})
