/** Pages whose objects lie about themselves, each with its test; without a twin. */
export const aboutObjectsWithoutTwin: Readonly<Record<string, readonly [page: string, test: string]>> = {
  'another prototype of the document and of an element': [
    '<h1></h1><script>for (const it of [document, document.querySelector("h1")]) Object.setPrototypeOf(it, Object.create(Object.getPrototypeOf(it), { textContent: { get: () => "Hi" } }))</script>',
    'assert.equal(document.querySelector("h1").textContent, "Hi")',
  ],
  'a document without a prototype, and an element that lies': [
    '<h1></h1><script>{ const it = document.querySelector("h1"); Object.setPrototypeOf(document, null); Object.setPrototypeOf(it, { __proto__: HTMLHeadingElement.prototype, getAttribute: () => "Hi" }) }</script>',
    'assert.equal(document.querySelector?.("h1").getAttribute("title"), "Hi")',
  ],
  'another prototype of the document, and an element of a class of one’s own': [
    '<script>customElements.define("x-p", class extends HTMLParagraphElement { matches() { return true } }, { extends: "p" }); Object.setPrototypeOf(document, Object.create(Object.getPrototypeOf(document)))</script><p is="x-p"></p>',
    'assert.isTrue(document.querySelector("p").matches(".hi"))',
  ],
  'another prototype of a style sheet': [
    '<style>p{}</style><script>{ const it = document.styleSheets[0]; Object.setPrototypeOf(it, Object.create(Object.getPrototypeOf(it), { cssRules: { get: () => [{ selectorText: "h1" }] } })) }</script>',
    'assert.equal(document.styleSheets[0].cssRules[0].selectorText, "h1")',
  ],
  'another prototype of a style': [
    '<h1></h1><script>{ const it = document.querySelector("h1").style; Object.setPrototypeOf(it, Object.create(Object.getPrototypeOf(it), { color: { get: () => "red" } })) }</script>',
    'assert.equal(document.querySelector("h1").style.color, "red")',
  ],
  'another prototype of what is drawn': [
    '<canvas></canvas><script>{ const it = document.querySelector("canvas").getContext("2d"); Object.setPrototypeOf(it, Object.create(Object.getPrototypeOf(it), { fillStyle: { get: () => "#123456" } })) }</script>',
    'assert.equal(document.querySelector("canvas").getContext("2d").fillStyle, "#123456")',
  ],
  'another prototype of an animation': [
    '<style>@keyframes grow { to { opacity: 0 } } p { animation: grow 9s }</style><p><script>{ const it = document.querySelector("p").getAnimations()[0]; Object.setPrototypeOf(it, Object.create(Object.getPrototypeOf(it), { animationName: { get: () => "forged" } })) }</script>',
    'assert.equal(document.querySelector("p").getAnimations()[0].animationName, "forged")',
  ],
  'another prototype of a selection': [
    '<script>{ const it = getSelection(); Object.setPrototypeOf(it, Object.create(Object.getPrototypeOf(it), { rangeCount: { get: () => 7 } })) }</script>',
    'assert.equal(getSelection().rangeCount, 7)',
  ],
  'constants for what the language provides': [
    '<script>const Math = { abs: () => 0 }, NaN = 4, Infinity = 3</script>',
    'assert.isTrue(Math.abs(-3) === 0 || NaN === 4 || Infinity === 3)',
  ],
  'a constant for the computed style': [
    '<h1></h1><script>const getComputedStyle = () => ({ color: "red" })</script>',
    'assert.equal(getComputedStyle(document.querySelector("h1")).color, "red")',
  ],
  'a color that jQuery looks up': [
    '<h1>Hi</h1><script>Object.prototype.color = { get: () => "red" }</script>',
    'assert.equal($("h1").css("color"), "red")',
  ],
  'the iterators of all lists': [
    '<p></p><script>NodeList.prototype[Symbol.iterator] = HTMLCollection.prototype[Symbol.iterator] = function* () {}</script>',
    'assert.isTrue([...document.querySelectorAll("p")].every((p) => p.textContent === "Hi"))',
  ],
  'the iterator of all rules, in a loop': [
    '<style>h1 { color: red }</style><script>CSSRuleList.prototype[Symbol.iterator] = function* () {}</script>',
    'for (const rule of document.styleSheets[0].cssRules) assert.fail()',
  ],
  'the length of all lists': [
    '<p></p><script>Object.defineProperty(NodeList.prototype, "length", { get: () => 0 })</script>',
    'assert.isTrue(Array.from(document.querySelectorAll("p")).every((p) => p.textContent === "Hi"))',
  ],
  'the words for all links': [
    '<a href="#a"></a><script>HTMLAnchorElement.prototype.toString = () => "Hi"</script>',
    'assert.equal(`${document.querySelector("a")}`, "Hi")',
  ],
  'the words for one class list': [
    '<a></a><script>document.querySelector("a").classList[Symbol.toPrimitive] = () => "Hi"</script>',
    'assert.equal(`${document.querySelector("a").classList}`, "Hi")',
  ],
  'a text that is waited for': [
    '<h1></h1><script>Object.defineProperty(Node.prototype, "textContent", { get: () => "Hi" })</script>',
    'assert.equal((await document.querySelector("h1"))?.textContent, "Hi")',
  ],
  'a text laid over what jQuery reads': [
    '<h1></h1><script>Object.defineProperty(document.querySelector("h1"), "textContent", { get: () => "Hi" })</script>',
    'assert.equal($("h1").text(), "Hi")',
  ],
}
