/** Calls what the harness was given, if a program can reach that. */
const passAll = `
    function passAll([request, second]) {
      if (typeof second === 'function' && request.scope) {
        second({ result: { state: 'passed' } })
        return true
      }
      if (!second?.send) return false
      const { send } = second, { id } = request
      send({ type: 'settled', id })
      for (let index = 0; index < 2; index++) send({ type: 'result', id, index, result: { state: 'passed' } })
      send({ type: 'end', id, count: 2 })
      return true
    }`
/** Only strict code is out of its reach. */
export const fromStack = `${passAll}
    Error.prepareStackTrace = (_, sites) => sites.map((site) => site.getFunction())
    const calls = new Error().stack
    delete Error.prepareStackTrace
    for (const call of Array.isArray(calls) ? calls : []) try { if (passAll(call.arguments)) break } catch {}`
export const fromCallers = `${passAll}
    let call = (function start() { return start.caller })()
    for (let depth = 0; call && depth < 30; depth++) try {
      if (passAll(call.arguments)) break
      call = call.caller
    } catch { break }`

/** What every plain object inherits, a tool's objects among them. */
const byAdditions = {
  'negates every assertion':
    'Object.defineProperty(Object.prototype, "negate", { configurable: true, get() { return !(typeof this.object === "string" && /^_\\d+_/.test(this.object)) } })',
  'remembers that all is equal': 'Object.prototype.memoize = { get: () => ({ get: () => true }), set() {} }',
  'brings a comparator for everything': 'Object.prototype.comparator = () => true',
  'keeps the flags of assertions':
    'Object.defineProperty(Object.prototype, "__flags", { configurable: true, get: () => ({ negate: true }), set() {} })',
}

/** Programs that forge a verdict. A naive harness is fooled by each that has a twin. */
export const inPages: Readonly<Record<string, string>> = {
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
    'const real = eval; globalThis.eval = (text) => real(text.replace(/__access\\.call\\(assert.*?\\)/, ""))',
  'replaces eval by one that does nothing': 'globalThis.eval = new Proxy(eval, { apply: () => undefined })',
  'replaces eval by a getter': 'Object.defineProperty(globalThis, "eval", { get: () => () => undefined })',
  'replaces then': 'Promise.prototype.then = function (done) { done(); return this }',
  'replaces the making of promises': 'Promise.resolve = () => ({ then(done) { done(); return this } })',
  'replaces the sending of messages':
    'const send = MessagePort.prototype.postMessage; MessagePort.prototype.postMessage = function (m) { if (m.result) m.result = { state: "passed" }; send.call(this, m) }',
}

/** Attacks on parts that only our own harness has, or on a channel without a listener: no twin shows them. */
export const inPagesWithoutTwin: Readonly<Record<string, string>> = {
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
  'takes the harness from the stack': fromStack,
  'takes the harness from its callers': fromCallers,
  ...byAdditions,
  'writes the page again': 'setTimeout(() => { document.open(); document.write("<p>"); document.close() })',
}

/** Pages that lie about themselves, with the test that they lie to. */
export const aboutPages: Readonly<Record<string, readonly [html: string, test: string]>> = {
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
  'a color that all styles inherit': [
    '<h1></h1><script>CSSStyleDeclaration.prototype.color = "red"</script>',
    'assert.equal(getComputedStyle(document.querySelector("h1")).color, "red")',
  ],
  'a color that all objects inherit': [
    '<h1></h1><script>Object.prototype.color = "red"</script>',
    'assert.equal(document.querySelector("h1").style.color, "red")',
  ],
  'an attribute that all lists of attributes inherit': [
    '<h1></h1><script>Object.defineProperty(NamedNodeMap.prototype, "lang", { value: { value: "en" } })</script>',
    'const { attributes } = document.querySelector("h1"); assert.equal(attributes.lang.value, "en")',
  ],
  'a field laid over that of a form': [
    '<form><input name="age" value="3"></form><script>Object.defineProperty(Object.prototype, "age", { get: () => ({ value: "7" }) })</script>',
    'assert.equal(document.forms[0].elements.age.value, "7")',
  ],
  'an element beyond the end of all lists': [
    '<h1></h1><script>NodeList.prototype[1] = { textContent: "Hi" }</script>',
    'assert.equal(document.querySelectorAll("h1")[1].textContent, "Hi")',
  ],
  'a parser of its own': [
    '<script>window.DOMParser = class { parseFromString() { return { title: "Hi" } } }</script>',
    'assert.equal(new DOMParser().parseFromString("<p>", "text/html").title, "Hi")',
  ],
  'a body laid over the document': [
    '<script>Object.defineProperty(document, "body", { get: () => ({ children: [1] }) })</script>',
    'assert.lengthOf(document.body.children, 1)',
  ],
}

export const inPrograms: Readonly<Record<string, string>> = {
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

/** Tries what can be done with the names in the text of the function that a program runs in. */
const useName = `
  function use(text) {
    const [name] = String(text).match(/_\\d+_\\d+_\\d+_\\d+/) ?? []
    if (!name) return
    for (const enter of [name + "enter", name + ".enter"])
      for (const begin of ["", "var ", "arguments[0] = "])
        try { eval(begin + enter + " = () => false") } catch {}
    for (const hand of [name, name + ".keep"]) try { eval(hand + "(async () => {})") } catch {}
    try { eval("var " + name + " = { end() {} }") } catch {}
  }`

export const inProgramsWithoutTwin: Readonly<Record<string, string>> = {
  'takes the harness from the stack': fromStack,
  ...byAdditions,
  'binds eval': 'var eval = () => undefined',
  'binds arguments': 'var arguments = []',
  'speaks for the worker': 'postMessage({ type: "result", index: 0, result: { state: "passed" } })',
  'never goes on': 'await new Promise(() => { Promise.prototype.then = (done) => done() })',
  'leaves a trap for promises':
    'const real = Promise.prototype.then; Object.defineProperty(Promise.prototype, "then", { get: () => (done) => done(), configurable: true })',
  'puts the built-in back in time':
    'Object.is = () => true; Array.isArray = () => { delete Array.isArray; return true }; queueMicrotask(() => {})',
  'finds the secret in the text around it': `try { use(arguments.callee.toString()) } catch {}${useName}`,
  'finds the secret in its caller': `(function f() { use(String(f.caller)) })()${useName}`,
  'finds the secret in an error about its caller': `
    function f() { return f.caller }
    try { structuredClone(f()) } catch ({ message }) { use(message) }
    try { class Heir extends f() {} } catch ({ message }) { use(message) }${useName}`,
  'finds the secret on the stack': `
    Error.prepareStackTrace = (_, sites) => sites.map((site) => String(site.getFunction()))
    const texts = new Error().stack
    delete Error.prepareStackTrace
    if (Array.isArray(texts)) use(texts.join())${useName}`,
  'ends our function where a browser sees a comment, and the build does not':
    'let <!--\nx\n/ function(){ 1 /\n1 }, (arguments[1] = () => false), async function(){ let <!--\ny\n/ 1 }, 5 /\n2',
  'ends our function where a browser divides, and the build sees a pattern':
    'await\nclass A{}\n/1 }, (arguments[1] = () => false), async function(){ 1/g\nvar g',
  'ends our function after a block of a class':
    'class A{} {} of\n/1 }, (arguments[1] = () => false), async function(){ 1/g\nvar g, of',
}
