import { expect, test } from 'vitest'
import { isNightly } from './testing/is-nightly.ts'
import { printedBy, sampleChallenge, sampleFiles, statesOf } from './testing/sample-challenge.ts'
import { openRig } from './testing/open-rig.ts'

const page = sampleChallenge(0, [])

const rig = await openRig()

const frames = () => rig.page.locator('#preview iframe')
const shown = () => rig.page.frameLocator('#preview iframe')
const scrolledTo = () =>
  shown()
    .locator('html')
    .evaluate(() => scrollY)

test('a page is shown under its name, and reports what it logs', async () => {
  const html = '<h1>Seen</h1><script>console.log("a", { b: [1] })</script>'
  const events = await rig.preview(page, sampleFiles({ html }))
  expect(events.at(-1)).toEqual({ type: 'done', results: [] })
  expect(printedBy(events)).toEqual(['a { b: [1] }'])
  expect(await shown().locator('h1').textContent()).toBe('Seen')
  expect(await frames().getAttribute('title')).toBe('Preview')
})

test('an error that the browser keeps to itself leads to its console', async () => {
  const html = '<script>dispatchEvent(new ErrorEvent("error", { message: "Script error." }))</script>'
  const events = await rig.preview(page, sampleFiles({ html }))
  expect(printedBy(events)).toEqual(['Build error, open your browser console to learn more.'])
})

test('a page replaces the previous one, and any that were not waited for', async () => {
  await rig.page.evaluate(
    ([what, ...pages]) => Promise.all(pages.map((files) => globalThis.host.preview(what, files))),
    [page, sampleFiles({ html: '<h1>One</h1>' }), sampleFiles({ html: '<h1>Two</h1>' })] as const,
  )
  expect(await frames().count()).toBe(1)
  expect(await shown().locator('h1').textContent()).toBe('Two')
})

test('a page goes when its preview is ended', async () => {
  await rig.preview(page, sampleFiles({ html: '<h1>One</h1>' }))
  await rig.page.evaluate(() => globalThis.host.abort())
  expect(await frames().count()).toBe(0)
})

test.runIf(isNightly)('a page starts at the reader’s scroll position', async () => {
  const html = '<div style="height:3000px">Tall</div>'
  await rig.preview(page, sampleFiles({ html }))
  await shown()
    .locator('html')
    .evaluate(async () => {
      const scrolled = new Promise((resolve) => addEventListener('scroll', resolve, { once: true }))
      scrollTo(0, 500)
      await scrolled
      await new Promise((resolve) => setTimeout(resolve, 200))
    })
  await rig.preview(page, sampleFiles({ html }))
  expect(await scrolledTo()).toBe(500)
})

test('a page that changed out of view starts at what changed', async () => {
  await rig.preview(page, sampleFiles({ html: tallPage('') }))
  await rig.preview(page, sampleFiles({ html: tallPage('<style>h2 { color: teal }</style>') }))
  expect(await shown().locator('h2').evaluate(isInView)).toBe(true)
  await rig.preview(page, sampleFiles({ html: tallPage('<style>p { margin: 1px }</style>') }))
  expect(await shown().locator('p').evaluate(isInView)).toBe(true)
  expect(await shown().locator('h2').evaluate(isInView)).toBe(false)
})

test.runIf(isNightly)('a page that changed in view stays where its reader was', async () => {
  await rig.preview(page, sampleFiles({ html: tallPage('') }))
  await rig.preview(page, sampleFiles({ html: tallPage('<style>h2 { color: teal }</style>') }))
  const top = await scrolledTo()
  await rig.preview(page, sampleFiles({ html: tallPage('<style>h2 { color: navy }</style>') }))
  expect(await scrolledTo()).toBe(top)
})

test.runIf(isNightly)('an animation is no change', async () => {
  const style =
    '@keyframes turn { to { color: teal; transform: rotate(1turn) } } h2 { animation: turn 1s infinite }'
  const html = tallPage(`<style>${style}</style>`)
  await rig.preview(page, sampleFiles({ html }))
  const top = await scrolledTo()
  await rig.preview(page, sampleFiles({ html }))
  expect(await scrolledTo()).toBe(top)
})

test.runIf(isNightly)('a page that breaks what is measured is shown all the same', async () => {
  const html =
    '<p>Here</p><script>getComputedStyle = () => { throw new Error("Mine") }; Element.prototype.getClientRects = null</script>'
  await rig.preview(page, sampleFiles({ html }))
  expect(await rig.preview(page, sampleFiles({ html }))).not.toContainEqual(
    expect.objectContaining({ type: 'console' }),
  )
})

test.runIf(isNightly)('links and forms of a page lead nowhere', async () => {
  const html = `<a href="https://example.org/there">Away</a><a href="#here">Here</a>
    <form action="https://example.org/form"><button>Send</button></form><p id="here">Here</p>`
  await rig.preview(page, sampleFiles({ html }))
  for (const name of ['Away', 'Here', 'Send']) await shown().getByText(name, { exact: true }).first().click()
  expect(await shown().locator('p').textContent()).toBe('Here')
})

test('where links and forms of a page wanted to go is reported, once in a row', async () => {
  const html = `<a href="https://example.org/there">Away</a><a href="#here">Here</a><form action="/form"></form>
    <script>for (const link of document.links) { link.click(); link.click() } document.forms[0].submit()</script>`
  const events = await rig.preview(page, sampleFiles({ html }))
  expect(events.flatMap((event) => (event.type === 'blocked' ? [event.navigation] : []))).toEqual([
    { by: 'link', address: 'https://example.org/there' },
    { by: 'form', address: '/form' },
  ])
})

test.for([
  '<img usemap="#map" width="90" height="90" alt="x"><map name="map"><area href="/there" shape="default" alt="There"></map>',
  '<svg width="90" height="90"><a href="/there"><rect width="90" height="90" /></a></svg>',
  '<svg width="90" height="90"><a xlink:href="/there"><rect width="90" height="90" /></a></svg>',
])('so is that of %s', async (html) => {
  const click =
    '<script>(document.querySelector("area") ?? document.querySelector("rect")).dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, composed: true }))</script>'
  const events = await rig.preview(page, sampleFiles({ html: `${html}<p>Here</p>${click}` }))
  expect(events.flatMap((event) => (event.type === 'blocked' ? [event.navigation] : []))).toEqual([
    { by: 'link', address: '/there' },
  ])
  expect(await shown().locator('p').textContent()).toBe('Here')
})

test('a form reports its submission to the page, and the page stays', async () => {
  const html = `<form><input required><button>Send</button></form><p>Not yet</p>
    <script>document.querySelector('form').addEventListener('submit', () => {
      document.querySelector('p').textContent = 'Sent'
      document.querySelector('form').submit()
    })</script>`
  await rig.preview(page, sampleFiles({ html }))
  await shown().locator('input').fill('a')
  await shown().locator('button').click()
  expect(await shown().locator('p').textContent()).toBe('Sent')
})

test('dialogs return at once', async () => {
  const html = '<script>console.log(alert("a"), confirm("b"), prompt("c"))</script>'
  expect(printedBy(await rig.preview(page, sampleFiles({ html })))).toEqual(['undefined false null'])
})

test('an endless loop is reported with its line, and the page is still shown', async () => {
  const html = '<h1>Seen</h1>\n<script>for (;;);</script>'
  const events = await rig.preview(page, sampleFiles({ html }))
  expect(events).toContainEqual({ type: 'failed', cause: { kind: 'loop-stopped', line: 2 } })
  expect(await shown().locator('h1').textContent()).toBe('Seen')
})

test('a mistake in a page’s script is reported before the page is shown', async () => {
  const events = await rig.preview(page, sampleFiles({ html: '<h1>Seen</h1><script>let 1</script>' }))
  expect(events[0]).toMatchObject({ type: 'built', problems: [{ fileKey: 'indexhtml', line: 1 }] })
})

test('an error of a page is reported in its console', async () => {
  const events = await rig.preview(page, sampleFiles({ html: '<script>oops()</script>' }))
  expect(events).toContainEqual({
    type: 'console',
    level: 'error',
    parts: ['ReferenceError: oops is not defined'],
  })
})

test('an aborted run settles without a verdict, and the next one works', async () => {
  const wait = sampleChallenge(1, ['await new Promise(() => {})'])
  const ended = rig.run(wait, sampleFiles({ js: '' }))
  await rig.page.evaluate(() => globalThis.host.abort())
  expect((await ended).some(({ type }) => type === 'done' || type === 'failed')).toBe(false)
  const next = await rig.run(sampleChallenge(1, ['assert.isTrue(true)']), sampleFiles({ js: '' }))
  expect(statesOf(next)).toEqual(['passed'])
})

test('unavailable documents are reported, not waited for', async () => {
  await rig.page.evaluate(() =>
    globalThis.host.open({ documentsUrl: 'http://localhost:9/', assetsPath: '/assets/' }),
  )
  const events = await rig.run(sampleChallenge(0, ['']), sampleFiles({ html: '' }))
  expect(events.at(-1)).toEqual({ type: 'failed', cause: { kind: 'unavailable' } })
})

function tallPage(head: string): string {
  return `${head}<p>First</p><div style="height:3000px"></div><h2>Last</h2>`
}

function isInView(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect()
  return bottom > 0 && top < innerHeight
}
