const swapped = (owner: string, key: string, forged: string) => `
  const owner = ${owner}
  const real = Object.getOwnPropertyDescriptor(owner, ${key})
  globalThis.attack = () => {
    Object.defineProperty(owner, ${key}, { configurable: true, ${forged} })
    queueMicrotask(() => Object.defineProperty(owner, ${key}, real))
    return true
  }`

/** Programs that lie while a test calls them, and restore everything before it can be noticed. */
export const inCalls: Readonly<Record<string, readonly [program: string, test: string]>> = {
  'the execution of regular expressions': [
    swapped('RegExp.prototype', '"exec"', 'value: () => ["x"]'),
    'assert.isTrue(attack() && /zzz/.test("abc"))',
  ],
  'the matching of a text': [
    swapped('RegExp.prototype', 'Symbol.match', 'value: () => ["x"]'),
    'assert.isNotNull(attack() && "abc".match(/zzz/))',
  ],
  'a match that chai makes': [
    swapped('RegExp.prototype', '"exec"', 'value: () => ["x"]'),
    'attack(); assert.match("abc", /zzz/)',
  ],
  'the search in a text': [
    swapped('String.prototype', '"includes"', 'value: () => true'),
    'assert.isTrue(attack() && "abc".includes("z"))',
  ],
  'the search that chai makes': [
    swapped('String.prototype', '"indexOf"', 'value: () => 0'),
    'attack(); assert.include("abc", "z")',
  ],
  'the steps through all matches': [
    swapped('Object.getPrototypeOf("".matchAll(/./g))', '"next"', 'value: () => ({ done: true })'),
    'attack(); assert.lengthOf([..."aa".matchAll(/a/g)], 0)',
  ],
  'the steps through a set': [
    swapped('Object.getPrototypeOf(new Set().values())', '"next"', 'value: () => ({ done: true })'),
    'attack(); assert.lengthOf([...new Set([1])], 0)',
  ],
  'the steps through a list': [
    swapped('Object.getPrototypeOf([].values())', '"next"', 'value: () => ({ done: true })'),
    'attack(); for (const item of [1]) assert.fail(); const [first] = [1]; assert.isUndefined(first)',
  ],
  'what lists are made of': [
    swapped(
      'Array.prototype',
      '"constructor"',
      'value: { [Symbol.species]: function () { return { length: 0 } } }',
    ),
    'attack(); assert.lengthOf([1, 2].filter(() => true), 0)',
  ],
  'the words for a list': [
    swapped('Array.prototype', '"join"', 'value: () => "forged"'),
    'attack(); assert.equal(`${[1]}`, "forged")',
  ],
  'the words for an object': [
    swapped('Object.prototype', '"toString"', 'value: () => "forged"'),
    'attack(); assert.equal("" + {}, "forged")',
  ],
  'a step that puts itself back': [
    'const real = String.prototype.endsWith; String.prototype.endsWith = function () { String.prototype.endsWith = real; return true }',
    'assert.isTrue("abc".endsWith("z"))',
  ],
  'the JSON of every object': [
    'globalThis.attack = () => { Object.prototype.toJSON = () => 1; queueMicrotask(() => delete Object.prototype.toJSON) }',
    'attack(); assert.equal(JSON.stringify({ a: 2 }), "1")',
  ],
  'a member nearer than the real one': [
    'globalThis.attack = () => { Array.prototype.hasOwnProperty = () => true; queueMicrotask(() => delete Array.prototype.hasOwnProperty) }',
    'attack(); assert.isTrue([].hasOwnProperty(7))',
  ],
  'a prototype between two others': [
    'const { setPrototypeOf } = Object; globalThis.attack = () => { setPrototypeOf(Array.prototype, { __proto__: Object.prototype, isPrototypeOf: () => true }); queueMicrotask(() => setPrototypeOf(Array.prototype, Object.prototype)) }',
    'attack(); assert.isTrue([].isPrototypeOf(1))',
  ],
}

/** Pages whose objects lie about themselves, each with its test. */
export const aboutObjects: Readonly<Record<string, readonly [html: string, test: string]>> = {
  'a text laid over one element, once': [
    '<h1></h1><script>Object.defineProperty(document.querySelector("h1"), "textContent", { configurable: true, get() { delete this.textContent; return "Hi" } })</script>',
    'assert.equal(document.querySelector("h1").textContent, "Hi")',
  ],
  'a field that a class lays over an element': [
    '<h1></h1><script>class Same { constructor(it) { return it } } class Stamp extends Same { textContent = "Hi" } new Stamp(document.querySelector("h1"))</script>',
    'const { textContent } = document.querySelector("h1"); assert.equal(textContent, "Hi")',
  ],
  'another prototype for an element': [
    '<h1></h1><script>Object.setPrototypeOf(document.querySelector("h1"), { __proto__: HTMLHeadingElement.prototype, textContent: "Hi" })</script>',
    'assert.equal(document.querySelector("h1").textContent, "Hi")',
  ],
  'the description of all pictures': [
    '<img><script>Object.defineProperty(HTMLImageElement.prototype, "alt", { get: () => "Hi" })</script>',
    'assert.equal(document.querySelector("img").alt, "Hi")',
  ],
  'the address of all forms': [
    '<form></form><script>Object.defineProperty(HTMLFormElement.prototype, "method", { get: () => "post" })</script>',
    'assert.equal(document.querySelector("form").method, "post")',
  ],
  'the selector of all rules': [
    '<style>h1 { color: red }</style><script>Object.defineProperty(CSSStyleRule.prototype, "selectorText", { get: () => "h2" })</script>',
    'assert.exists(new __helpers.CSSHelp(document).getStyle("h2"))',
  ],
  'the selector of one rule': [
    '<style>h1 { color: red }</style><script>Object.defineProperty(document.styleSheets[0].cssRules[0], "selectorText", { get: () => "h2" })</script>',
    'assert.isTrue([...document.styleSheets[0].cssRules].some(({ selectorText }) => selectorText === "h2"))',
  ],
  'a rule that is none any more': [
    '<style>h1 { color: red }</style><script>Object.setPrototypeOf(document.styleSheets[0].cssRules[0], { selectorText: "h2" })</script>',
    'assert.isTrue(Array.from(document.styleSheets[0].cssRules).some((rule) => rule.selectorText === "h2"))',
  ],
  'a colour laid over one style': [
    '<h1></h1><script>Object.defineProperty(document.querySelector("h1").style, "color", { get: () => "red" })</script>',
    'assert.equal(document.querySelector("h1").style.color, "red")',
  ],
  'the length of one list': [
    '<h1></h1><script>Object.defineProperty(document.body.children, "length", { value: 9 })</script>',
    'assert.lengthOf(document.body.children, 9)',
  ],
  'the items of one list': [
    '<h1></h1><script>document.body.children[Symbol.iterator] = function* () {}</script>',
    'assert.lengthOf([...document.body.children], 0)',
  ],
  'a class for all inputs': [
    '<p></p><script>Object.defineProperty(HTMLInputElement, Symbol.hasInstance, { value: () => true })</script>',
    'assert.isTrue(document.querySelector("p") instanceof HTMLInputElement)',
  ],
}

/** Only the rewriting of the test defends against these, and the naive harness has it as well. */
export const inCallsWithoutTwin: typeof inCalls = {
  'a name of the language for its own': [
    'const Array = { isArray: () => true }',
    'assert.isTrue(Array.isArray({}))',
  ],
  'the functions of mathematics': ['const Math = { abs: () => 0 }', 'assert.equal(Math.abs(-3), 0)'],
  'what is not there': ['var answer = 7; const undefined = 7', 'assert.equal(answer, undefined)'],
  'what is not a number': ['const NaN = 4', 'assert.equal(4, NaN)'],
  'what is endless': ['const Infinity = 3', 'assert.equal(3, Infinity)'],
  'the class of an error': ['class TypeError {}', 'assert.equal(new TypeError().message, undefined)'],
  'the number of a text': ['const parseInt = () => 42', 'assert.equal(parseInt("7"), 42)'],
  'a call of a built-in function': [
    'Array.prototype.slice.call = () => [1, 2, 3]',
    'assert.lengthOf(Array.prototype.slice.call([]), 3)',
  ],
  'the memory of comparisons': [
    'Object.prototype.memoize = { get: () => ({ get: () => true }), set() {} }',
    'assert.deepEqual({ a: [1] }, { a: [2] })',
  ],
  'the comparison of everything': [
    'Object.prototype.comparator = () => true',
    'assert.deepEqual({ a: [1] }, { a: [2] })',
  ],
  'what an assertion is about': [
    'Object.defineProperty(Object.prototype, "__flags", { configurable: true, get() {}, set() {} })',
    'assert.isUndefined(1)',
  ],
  'a member after a value that is waited for': [
    'globalThis.list = { then(done) { Array.prototype.includes = () => true; done([1]) } }',
    'assert.isTrue((await list)?.includes(2))',
  ],
  'the steps through an asynchronous generator': [
    'globalThis.attack = () => { const steps = Object.getPrototypeOf(Object.getPrototypeOf((async function* () {})())); steps.next = async () => ({ done: true }) }',
    'const many = (async function* () { yield 1 })(); attack(); let count = 0; for await (const one of many) count++; assert.equal(count, 0)',
  ],
  'the iterator of parameters': [
    'globalThis.attack = () => { URLSearchParams.prototype[Symbol.iterator] = Headers.prototype[Symbol.iterator] = function* () {} }',
    'attack(); assert.lengthOf([...new URLSearchParams("a=1"), ...new Headers({ b: "2" })], 0)',
  ],
  'the steps through parameters': [
    'globalThis.attack = () => { Object.getPrototypeOf(new URLSearchParams().entries()).next = () => ({ done: true }) }',
    'attack(); assert.lengthOf([...new URLSearchParams("a=1")], 0)',
  ],
  'the words for an address': [
    'globalThis.attack = () => { URL.prototype.toString = () => "forged" }',
    'attack(); assert.equal(`${new URL("https://example.org")}`, "forged")',
  ],
  'a getter in the middle of a comparison': [
    'const real = Object.is; globalThis.value = { get a() { Object.is = () => true; return 1 }, b: 2, get c() { Object.is = real; return 3 } }',
    'assert.deepEqual(value, { a: 1, b: 7, c: 3 })',
  ],
}
