import { beforeEach, describe, expect, test } from 'vitest'
import { openRig } from './testing/open-rig.ts'
import { sampleChallenge, sampleFiles } from './testing/sample-challenge.ts'

const rig = await openRig()

/** A page that keeps every key that it can, and counts how often it hears of Escape. */
const greedy = `<input><output>0</output><script>
  addEventListener('keydown', (event) => {
    event.preventDefault()
    event.stopImmediatePropagation()
    if (event.key === 'Escape') document.querySelector('output').textContent++
  }, true)
</script>`

const shown = () => rig.page.frameLocator('#preview iframe')
const focused = () => rig.page.evaluate(() => document.activeElement?.id || document.activeElement?.tagName)
const press = async (...keys: string[]) => {
  for (const key of keys) await rig.page.keyboard.press(key)
}

describe('in a page that keeps all keys', () => {
  beforeEach(async () => {
    await rig.page.evaluate(() => {
      const host = document.querySelector<HTMLElement>('#preview')
      if (host) host.tabIndex = -1
    })
    await rig.preview(sampleChallenge(0, []), sampleFiles({ html: greedy }))
    await shown().locator('input').click()
    await press('Tab', 'Shift+Tab')
  })

  test('Escape pressed twice leads out of it', async () => {
    expect(await focused()).toBe('IFRAME')
    await press('Escape', 'Escape')
    await expect.poll(focused).toBe('preview')
  })

  test('Escape pressed once is the page’s own, also after another key', async () => {
    await press('Escape', 'a', 'Escape', 'b')
    await expect.poll(() => shown().locator('output').textContent()).toBe('2')
    expect(await focused()).toBe('IFRAME')
  })
})
