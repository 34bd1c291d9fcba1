import { afterEach, describe, expect, test } from 'vitest'
import { buildDocuments } from './documents/build-documents.ts'
import { guardTools } from './documents/guard-tools.ts'
import { sampleChallenge, sampleFiles } from './testing/sample-challenge.ts'
import { sampled } from './testing/sampled.ts'
import { type Rig, type RigOptions, startRig } from './testing/start-rig.ts'
import { withoutHistoryWatch, withoutSlowHashChanges } from './testing/without-watches.ts'

let rig: Rig

/** Shows a page on the app's second address: Back leads to the first. */
async function show(html: string, options: RigOptions = {}): Promise<void> {
  rig = await startRig(options)
  await rig.page.evaluate(() => history.pushState(null, '', '#second'))
  await rig.preview(sampleChallenge(0, []), sampleFiles({ html }))
}
afterEach(() => rig.close())

/** Pages are watched and slowed at a pace that a busy machine may stretch. */
const patience = { timeout: 30_000 }

const frames = () => rig.page.locator('#preview iframe').count()
const shown = () => rig.page.frameLocator('#preview iframe')

/** How many presses of Back lead to the app's first address; undefined when the history no longer holds it. */
async function backsToFirst(): Promise<number | undefined> {
  const session = await rig.page.context().newCDPSession(rig.page)
  const { entries, currentIndex } = await session.send('Page.getNavigationHistory')
  const first = entries.findLastIndex(({ url }, index) => index <= currentIndex && !url.endsWith('#second'))
  return first < 0 ? undefined : currentIndex - first
}

const inFrame = (js: string) => `<iframe srcdoc="<script>${js}</script>"></iframe>`
const floods = {
  'in one go':
    '<script>onload = () => setTimeout(() => { for (let i = 0; i < 30; i++) location.hash = i })</script>',
  'one by one': '<script>let i = 0; setInterval(() => { if (i < 30) location.hash = i++ }, 20)</script>',
  slowly: '<script>let i = 0; setInterval(() => { if (i < 30) location.hash = i++ }, 300)</script>',
  'by links':
    '<a>Link</a><script>const link = document.querySelector("a"); for (let i = 0; i < 30; i++) { link.href = "#" + i; link.click() }</script>',
  'from a frame inside': inFrame(
    'let i = 0; setInterval(() => { if (i < 30) history.pushState(i++, ``) }, 20)',
  ),
  'with documents of a frame inside': `<iframe></iframe><script>
    let i = 0; setInterval(() => { if (i < 30) document.querySelector('iframe').srcdoc = i++ }, 50)</script>`,
}

describe.for(sampled(floods, 3))('a page that adds entries to the history %s', ([, html]) => {
  test('is closed, and Back leads where it did', async () => {
    await show(html)
    await expect.poll(frames, patience).toBe(0)
    await expect.poll(backsToFirst, patience).toBe(1)
  })

  test('buries the address before without the watch', async () => {
    await show(html, { hostPlugins: [withoutHistoryWatch] })
    await expect.poll(backsToFirst, patience).toBeGreaterThan(10)
  })
})

describe('a page that would add more entries in one go than a history holds', () => {
  const html =
    '<script>onload = () => setTimeout(() => { for (let i = 0; i < 150; i++) location.hash = i })</script>'

  test('is closed before it has done so, and Back leads where it did', async () => {
    await show(html)
    await expect.poll(frames, patience).toBe(0)
    await expect.poll(backsToFirst, patience).toBe(1)
  })

  test('overwrites all entries when it is neither slowed nor watched', async () => {
    const documents = await buildDocuments([guardTools(), withoutSlowHashChanges])
    await show(html, { documents, hostPlugins: [withoutHistoryWatch] })
    await expect.poll(backsToFirst, patience).toBeUndefined()
  })
})

test('a page that adds entries to a full history is closed, and Back leads where it did', async () => {
  rig = await startRig()
  await rig.page.evaluate(() => {
    for (let i = 0; i < 60; i++) history.pushState(null, '', `#${i}`)
    history.pushState(null, '', '#second')
  })
  await rig.preview(sampleChallenge(0, []), sampleFiles({ html: floods['one by one'] }))
  await expect.poll(frames, patience).toBe(0)
  await expect.poll(backsToFirst, patience).toBe(1)
})

describe('a page stays', () => {
  test('when the viewer follows its links, and it hears of each', async () => {
    await show(`<a href="#a">One</a> <a href="#b">Two</a><output>0</output><script>
      addEventListener('hashchange', () => (document.querySelector('output').value = location.hash + history.length))</script>`)
    const before = await rig.page.evaluate(() => history.length)
    for (let round = 1; round <= 8; round++) {
      await shown().getByText('One').click()
      await expect.poll(() => shown().locator('output').textContent()).toBe(`#a${before + 2 * round - 1}`)
      await shown().getByText('Two').click()
      await expect.poll(() => shown().locator('output').textContent()).toBe(`#b${before + 2 * round}`)
    }
    expect(await frames()).toBe(1)
  })

  test('when it goes to a start address by itself', async () => {
    await show(`<p></p><script>
      addEventListener('hashchange', () => (document.querySelector('p').textContent = location.hash))
      setTimeout(() => (location.hash = 'home'), 500)</script>`)
    await expect.poll(() => shown().locator('p').textContent()).toBe('#home')
    expect(await frames()).toBe(1)
  })
})
