import { afterAll, beforeAll, expect, test } from 'vitest'
import { printedBy, sampleChallenge, sampleFiles, statesOf } from './testing/sample-challenge.ts'
import { type Rig, startRig } from './testing/start-rig.ts'

const page = sampleChallenge(0, [])
const program = sampleChallenge(1, [])
const python = sampleChallenge(20, [])

let rig: Rig

beforeAll(async () => {
  rig = await startRig()
})
afterAll(() => rig.close())

const frames = () => rig.page.locator('#preview iframe')
const shown = () => rig.page.frameLocator('#preview iframe')

test('a page is shown under its name, and reports what it logs', async () => {
  const html = '<h1>Seen</h1><script>console.log("a", { b: [1] })</script>'
  const events = await rig.preview(page, sampleFiles({ html }))
  expect(events.at(-1)).toEqual({ type: 'done', results: [] })
  expect(printedBy(events)).toEqual(['a { b: [1] }'])
  expect(await shown().locator('h1').textContent()).toBe('Seen')
  expect(await frames().getAttribute('title')).toBe('Preview')
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

test('a page starts at the reader’s scroll position', async () => {
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
  expect(
    await shown()
      .locator('html')
      .evaluate(() => scrollY),
  ).toBe(500)
})

test('links and forms of a page lead nowhere', async () => {
  const html = `<a href="https://example.org/there">Away</a><a href="#here">Here</a>
    <form action="https://example.org/form"><button>Send</button></form><p id="here">Here</p>`
  await rig.preview(page, sampleFiles({ html }))
  for (const name of ['Away', 'Here', 'Send']) await shown().getByText(name, { exact: true }).first().click()
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

test('a program prints, and says why it ended', async () => {
  const events = await rig.preview(
    program,
    sampleFiles({ js: 'console.log("a"); console.warn([1]); oops()' }),
  )
  expect(events.filter(({ type }) => type === 'console')).toEqual([
    { type: 'console', level: 'log', parts: ['a'] },
    { type: 'console', level: 'warn', parts: [{ text: '[1]', entries: [{ name: '0', part: '1' }] }] },
    { type: 'console', level: 'error', parts: ['ReferenceError: oops is not defined'] },
  ])
})

test('a program with a mistake is not run', async () => {
  const events = await rig.preview(program, sampleFiles({ js: 'console.log("a"); let 1' }))
  expect(events).toMatchObject([{ type: 'built', problems: [{ line: 1 }] }, { type: 'done' }])
})

test('a flood of output is cut', async () => {
  const js = 'for (let i = 0; i < 20000; i++) console.log(i)'
  const lines = printedBy(await rig.preview(program, sampleFiles({ js })))
  expect(lines).toHaveLength(1001)
  expect(lines.at(-1)).toMatch(/rest is hidden/)
})

test('a Python program prints to the last character', async () => {
  const py = 'import sys\nprint("a", "ü")\nprint("b", end="")\nprint("c", file=sys.stderr)'
  expect(printedBy(await rig.preview(python, sampleFiles({ py })))).toEqual(['a ü', 'c', 'b'])
})

test('a Python error is reported with the learner’s lines only', async () => {
  const py = 'def half(n):\n  return n / 0\nhalf(1)'
  const [text = ''] = printedBy(await rig.preview(python, sampleFiles({ py })))
  expect(text).toMatch(/^Traceback .*\n  File "main.py", line 3, in <module>\n/)
  expect(text).toMatch(/ZeroDivisionError: division by zero$/)
  expect(text).not.toMatch(/cairn|pyodide|<exec>/)
})

test('what one Python program does to the language is undone for the next', async () => {
  const py = 'import builtins, math\nbuiltins.len = lambda value: 7\nbuiltins.extra = 1\nprint(len([]))'
  expect(printedBy(await rig.preview(python, sampleFiles({ py })))).toEqual(['7'])
  const next = 'print(len([]), "extra" in globals() or hasattr(__builtins__, "extra"), "py" in globals())'
  expect(printedBy(await rig.preview(python, sampleFiles({ py: next })))).toEqual(['0 False False'])
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
