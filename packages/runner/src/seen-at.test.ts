import { expect, test } from 'vitest'
import { openRig } from './testing/open-rig.ts'
import { sampleChallenge, sampleFiles, statesOf } from './testing/sample-challenge.ts'

const rig = await openRig()

const html = '<style></style><main><h1>Reeds</h1></main>'

async function passes(css: string, check: string): Promise<boolean> {
  const files = sampleFiles({ html: html.replace('</style>', `${css}</style>`) })
  return statesOf(await rig.run(sampleChallenge(0, [check]), files)).every((state) => state === 'passed')
}

const colorAt = (wishes: string, color: string) =>
  `assert.equal(__helpers.seenAt(${wishes}, (css) => css('h1').color), '${color}')`
const red = 'rgb(255, 0, 0)'
const black = 'rgb(0, 0, 0)'

test('a page is tested as a reader with another window sees it', async () => {
  const css = '@media (max-width: 600px) { h1 { color: red } }'
  expect(await passes(css, colorAt('{ width: 400 }', red))).toBe(true)
  expect(await passes(css, colorAt('{ width: 900 }', black))).toBe(true)
  expect(await passes('h1 { color: red }', colorAt('{ width: 900 }', black))).toBe(false)
})

test('or one who likes the dark, or no movement', async () => {
  const dark = '@media (prefers-color-scheme: dark) { h1 { color: red } }'
  expect(await passes(dark, colorAt("{ scheme: 'dark' }", red))).toBe(true)
  expect(await passes(dark, colorAt('{}', black))).toBe(true)
  const still = '@media (prefers-reduced-motion: reduce) { h1 { color: red } }'
  expect(await passes(still, colorAt("{ motion: 'reduce' }", red))).toBe(true)
  const both = ':root { color-scheme: light dark } h1 { color: light-dark(black, red) }'
  expect(await passes(both, colorAt("{ scheme: 'dark' }", red))).toBe(true)
})

test('boxes have the sizes of that window', async () => {
  const css = 'body { margin: 0 } h1 { width: 50vw }'
  const check = (width: number) =>
    `assert.closeTo(__helpers.seenAt({ width: ${width} }, () => document.querySelector('h1').getBoundingClientRect().width), ${width / 2}, 0.5)`
  expect(await passes(css, check(400))).toBe(true)
  expect(
    await passes('main { width: 100%; margin: 0 } body { margin: 0 } h1 { width: 50% }', check(640)),
  ).toBe(true)
})

test('movement has come to its end, unless the test wants to see it', async () => {
  const css = 'h1 { transition: color 9s; animation: fade 9s } @keyframes fade { from { color: red } }'
  const duration = (wishes: string, seconds: string) =>
    `assert.equal(__helpers.seenAt(${wishes}, (css) => css('h1').animationDuration), '${seconds}')`
  expect(await passes(css, colorAt('{}', black))).toBe(true)
  expect(await passes(css, duration("{ motion: 'no-preference' }", '9s'))).toBe(true)
})

test('afterward the page is as before', async () => {
  const css = '@media (max-width: 1px) { h1 { color: red } } h1 { width: 50vw }'
  const check = `const before = document.documentElement.outerHTML;
    const query = () => document.querySelector('style').sheet.cssRules[0].media.mediaText + document.querySelector('style').sheet.cssRules[1].cssText;
    const rules = query();
    try { __helpers.seenAt({ width: 1 }, () => { throw new Error('looked') }) } catch {}
    assert.equal(document.documentElement.outerHTML.replace(/ style=""/g, ''), before);
    assert.equal(query(), rules);`
  expect(await passes(css, check)).toBe(true)
})

test('a look at something that is not there says so', async () => {
  const check = `assert.throws(() => __helpers.seenAt({}, (css) => css('.nest')), 'There is no element .nest.')`
  expect(await passes('', check)).toBe(true)
})
