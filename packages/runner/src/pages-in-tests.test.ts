import { describe, test } from 'vitest'
import { buildDocuments } from './documents/build-documents.ts'
import { openRig } from './testing/open-rig.ts'
import { replaceModule } from './testing/replace-module.ts'
import { resultsOf, sampleChallenge, sampleFiles, statesOf } from './testing/sample-challenge.ts'
import type { Rig } from './testing/start-rig.ts'

const rig = await openRig()

/** Pages whose events are held in another way. */
const holding = async (hold: string) => {
  const code = `export const hideHeldEvents = () => {}, whenHandled = (event, act) => act(), hold = ${hold}`
  const documents = await buildDocuments([replaceModule('inside/page/hold-events.ts', code)])
  // A test whose page has left says nothing until its time is up.
  return openRig({ documents, hasRealLimits: true })
}

/** The verdict of one test of a page. */
async function judge(html: string, testString: string, on: Rig = rig) {
  const [result] = resultsOf(await on.run(sampleChallenge(0, [testString]), sampleFiles({ html })))
  return result
}

const passed = { state: 'passed' }

const form = (handler: string) =>
  `<form action="/there"><input name="who" value="Ada"><button>Send</button></form>
  <script>document.querySelector("form").addEventListener("submit", (event) => { ${handler} })</script>`
const link = (handler: string) =>
  `<a href="/there">There</a>
  <script>document.querySelector("a").addEventListener("click", (event) => { ${handler} })</script>`

/** Hears of a submission that this brings about. */
const hearing = (act: string) => `
    let event
    document.addEventListener("submit", (heard) => { event = heard }, true)
    ${act}`

/** Each tells a test in its own way whether the page has prevented something. */
const askers: Readonly<Record<string, readonly [page: (handler: string) => string, isPrevented: string]>> = {
  'an event that a test dispatches to a form': [
    form,
    `const event = new Event("submit", { bubbles: true, cancelable: true })
    document.querySelector("form").dispatchEvent(event)
    const isPrevented = event.defaultPrevented`,
  ],
  'a submission that a test asks for': [
    form,
    `${hearing('document.querySelector("form").requestSubmit()')}; const isPrevented = event.defaultPrevented`,
  ],
  'the return value after a click on a button': [
    form,
    `${hearing('document.querySelector("button").click()')}; const isPrevented = !event.returnValue`,
  ],
  'a click on a link': [
    link,
    `const event = new MouseEvent("click", { bubbles: true, cancelable: true })
    const isPrevented = !document.querySelector("a").dispatchEvent(event)
    assert.equal(event.defaultPrevented, isPrevented)`,
  ],
}

describe('a test sees whether a page has prevented what the browser does after', () => {
  test.for(Object.entries(askers))('%s', async ([, [page, asking]], { expect }) => {
    expect(await judge(page('event.preventDefault()'), `${asking}; assert.isTrue(isPrevented)`)).toEqual(
      passed,
    )
    expect(
      await judge(
        page('event.stopPropagation(); event.preventDefault()'),
        `${asking}; assert.isTrue(isPrevented)`,
      ),
    ).toEqual(passed)
    expect(await judge(page(''), `${asking}; assert.isFalse(isPrevented)`)).toEqual(passed)
  })

  test('twin: it sees that something has where all is prevented at once', async ({ expect }) => {
    const hasty = await holding('(event) => event.preventDefault()')
    const [, asking] = askers['a click on a link'] ?? []
    expect(await judge(link(''), `${asking}; assert.isTrue(isPrevented)`, hasty)).toEqual(passed)
  })
})

describe('a page stays where it is', () => {
  const stays =
    '; await new Promise((done) => setTimeout(done, 50)); assert.isNotNull(document.querySelector("form, a"))'

  test.for([
    ['when nothing prevents its submission', form(''), 'document.querySelector("button").click()'],
    ['when nothing prevents a click on its link', link(''), 'document.querySelector("a").click()'],
    [
      'when a listener stops the event',
      link('event.stopPropagation()'),
      'document.querySelector("a").click()',
    ],
    [
      'when a listener stops the event at once',
      form('event.stopImmediatePropagation()'),
      'document.querySelector("button").click()',
    ],
    [
      'when a listener cancels the bubble',
      link('event.cancelBubble = true'),
      'document.querySelector("a").click()',
    ],
    [
      'when an event does not bubble',
      link(''),
      'document.querySelector("a").dispatchEvent(new MouseEvent("click", { cancelable: true }))',
    ],
  ] as const)('%s', async ([, html, act], { expect }) => {
    expect(await judge(html, act + stays)).toEqual(passed)
  })

  test('twin: it does not where nothing is held', async ({ expect }) => {
    const open = await holding('() => {}')
    const leave = 'document.querySelector("a").click()'
    expect(await judge(link(''), leave + stays, open)).not.toEqual(passed)
  })
})

test('a listener that does nothing once an event is prevented does its work', async ({ expect }) => {
  const html = link('if (!event.defaultPrevented) document.title = "heard"')
  expect(
    await judge(html, 'document.querySelector("a").click(); assert.equal(document.title, "heard")'),
  ).toEqual(passed)
})

test.for([
  ['a form that says so', '<form method="dialog"><button value="no">No</button></form>'],
  ['a button that says so', '<form><button formmethod="dialog" value="no">No</button></form>'],
] as const)('%s closes its dialog', async ([, inside], { expect }) => {
  const closes = `
    const dialog = document.querySelector("dialog")
    document.querySelector("button").click()
    assert.isFalse(dialog.open)
    assert.equal(dialog.returnValue, "no")`
  expect(await judge(`<dialog open>${inside}</dialog>`, closes)).toEqual(passed)
})

test('the fields of a form are its own, whatever they are called', async ({ expect }) => {
  const html = `<form><input name="name" value="Ada"><input id="length" value="8"><button>Send</button></form>
    <script>document.querySelector("form").onsubmit = (event) => { event.preventDefault(); document.title = "sent" }</script>`
  const tests = [
    'const form = document.querySelector("form"); assert.equal(form.name.value, "Ada")',
    'const form = document.querySelector("form"); assert.equal(form.length.value, "8")',
    'const form = document.querySelector("form"); form.requestSubmit(); assert.equal(document.title, "sent")',
    'const form = document.querySelector("form"); assert.equal(new FormData(form).get("name"), "Ada")',
    'const form = document.querySelector("form"); assert.isNotNull(form.querySelector("button"))',
    'assert.instanceOf(document.querySelector("form"), HTMLFormElement)',
  ]
  const states = statesOf(await rig.run(sampleChallenge(0, tests), sampleFiles({ html })))
  expect(states).toEqual(tests.map(() => 'passed'))
})

test('what a page lays over a member of a form is no field', async ({ expect }) => {
  const html = `<form><input name="querySelector"></form>
    <script>Object.defineProperty(document.querySelector("form"), "checkValidity", { value: () => false })</script>`
  const valid = 'assert.isTrue(document.querySelector("form").checkValidity())'
  expect(await judge(html, valid)).toEqual(passed)
})

test('an element that the page defines answers for itself', async ({ expect }) => {
  const html = `<quiet-bell></quiet-bell><script>
    customElements.define("quiet-bell", class extends HTMLElement {
      get title() { return "own" }
      toString() { return "a bell" }
      click() { this.rung = true }
    })</script>`
  const tests = [
    'assert.equal(document.querySelector("quiet-bell").title, "own")',
    'assert.equal(`${document.querySelector("quiet-bell")}`, "a bell")',
    'const bell = document.querySelector("quiet-bell"); bell.click(); assert.isTrue(bell.rung)',
  ]
  const states = statesOf(await rig.run(sampleChallenge(0, tests), sampleFiles({ html })))
  expect(states).toEqual(['passed', 'passed', 'passed'])
})

test('what a page stores is an object like the browser’s', async ({ expect }) => {
  const html = `<script>
    Storage.prototype.setList = function (key, list) { this.setItem(key, JSON.stringify(list)) }
    localStorage.setList("tasks", ["sweep"])
    localStorage.setItem("key", "brass")
    localStorage.setItem("length", "long")</script>`
  const tests = [
    'assert.equal(localStorage.getItem("key") + localStorage.getItem("length"), "brasslong")',
    'assert.equal(localStorage.key(0), "tasks"); assert.equal(localStorage.length, 3)',
    'assert.isFalse(localStorage.hasOwnProperty("length"))',
    'assert.isTrue(localStorage.hasOwnProperty("tasks"))',
    'assert.equal(localStorage.getItem("tasks"), "[\\"sweep\\"]")',
    'assert.deepEqual(Object.keys(localStorage), ["tasks"])',
    'assert.equal(String(localStorage), "[object Storage]")',
    'assert.instanceOf(localStorage, Storage)',
    'assert.throws(() => localStorage.setItem("tasks"), TypeError)',
  ]
  const states = statesOf(await rig.run(sampleChallenge(0, tests), sampleFiles({ html })))
  expect(states).toEqual(tests.map(() => 'passed'))
})

describe('a program that asks for strict mode', () => {
  const frozen = `const bell = Object.freeze({ rings: 1 })
    let caught = null
    try { bell.rings = 2 } catch (error) { caught = error }`
  const isStrict = 'assert.instanceOf(caught, TypeError)'
  const states = async (js: string) =>
    statesOf(await rig.run(sampleChallenge(1, [isStrict]), sampleFiles({ js })))

  test('gets it, and one that does not ask for it does not', async ({ expect }) => {
    expect(await states(`// Rings.\n'use strict'\n${frozen}`)).toEqual(['passed'])
    expect(await states(frozen)).toEqual(['failed'])
    expect(await states(`${frozen}\n'use strict'`)).toEqual(['failed'])
  })
})
