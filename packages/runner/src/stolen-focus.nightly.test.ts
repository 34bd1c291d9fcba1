import { afterEach, describe, expect, test } from 'vitest'
import { sampleChallenge, sampleFiles } from './testing/sample-challenge.ts'
import { sampled } from './testing/sampled.ts'
import { type Rig, type RigOptions, startRig } from './testing/start-rig.ts'
import { withoutFocusWatch } from './testing/without-watches.ts'

let rig: Rig

/** Shows a page between two buttons of the app, the first of which has the focus. */
async function show(html: string, options: RigOptions = {}): Promise<void> {
  rig = await startRig(options)
  await rig.page.evaluate(() => {
    const create = (textContent: string) => Object.assign(document.createElement('button'), { textContent })
    document.querySelector('#preview')?.before(create('Before'))
    document.querySelector('#preview')?.after(create('After'))
  })
  await button('Before').focus()
  await rig.preview(sampleChallenge(0, []), sampleFiles({ html }))
}
afterEach(() => rig.close())

const button = (name: string) => rig.page.getByRole('button', { name, exact: true })
const frames = () => rig.page.locator('#preview iframe').count()
const shown = () => rig.page.frameLocator('#preview iframe')
const frameHasFocus = () => rig.page.evaluate(() => document.activeElement?.tagName === 'IFRAME')
const pressTab = () => rig.page.keyboard.press('Tab')
const tab = async (where: 'into the page' | 'out of it') => {
  await pressTab()
  await expect.poll(frameHasFocus).toBe(where === 'into the page')
}

const thieves = {
  'its window': '<script>setInterval(() => focus(), 20)</script>',
  'an element': '<input><script>setInterval(() => document.querySelector("input").focus(), 20)</script>',
  'a frame inside':
    '<iframe srcdoc="<input><script>setInterval(() => document.querySelector(`input`).focus(), 20)</script>"></iframe>',
}

describe.for(sampled(thieves, 3))('a page that keeps taking the focus for %s', ([, html]) => {
  test('is closed after a few presses of Tab', async () => {
    await show(html)
    await expect.poll(frameHasFocus).toBe(true)
    const closed = rig.page.waitForFunction(() => !document.querySelector('#preview iframe'))
    for (let press = 0; press < 12 && (await frames()) > 0; press++) {
      // A key that a frame was closed upon is never acknowledged.
      await Promise.race([pressTab(), closed])
      await expect.poll(async () => (await frames()) === 0 || frameHasFocus()).toBe(true)
    }
    expect(await frames()).toBe(0)
    await pressTab()
    expect(await frameHasFocus()).toBe(false)
  })

  test('keeps it without the watch', async () => {
    await show(html, { hostPlugins: [withoutFocusWatch] })
    for (let press = 0; press < 12; press++) {
      await pressTab()
      await expect.poll(frameHasFocus).toBe(true)
    }
  })
})

describe('a page stays', () => {
  test('when it takes the focus once', async () => {
    await show('<input><script>document.querySelector("input").focus()</script>')
    await expect.poll(frameHasFocus).toBe(true)
    await tab('out of it')
    expect(await frames()).toBe(1)
  })

  test('when the viewer goes into it and out again by Tab', async () => {
    await show('<input>')
    for (let round = 0; round < 8; round++) {
      await button('Before').focus()
      await tab('into the page')
      await tab('out of it')
    }
    expect(await frames()).toBe(1)
  })

  test('when the viewer presses a pointer in it and in the app by turns', async () => {
    await show('<input>')
    for (let round = 0; round < 8; round++) {
      await button('After').click()
      await shown().locator('input').click()
      await expect.poll(frameHasFocus).toBe(true)
    }
    expect(await frames()).toBe(1)
  })

  test('when it moves the focus on while the viewer types', async () => {
    await show(`<input><input><input><input><input><input><script>
      document.addEventListener('input', ({ target }) => target.nextElementSibling.focus?.())</script>`)
    await shown().locator('input').first().click()
    await rig.page.keyboard.type('12345')
    await expect
      .poll(() =>
        shown()
          .locator('input')
          .evaluateAll((inputs) => inputs.map((input) => (input as HTMLInputElement).value).join('')),
      )
      .toBe('12345')
    expect(await frames()).toBe(1)
  })
})
