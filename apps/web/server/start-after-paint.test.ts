import { expect, test } from 'vitest'
import { startAfterPaint } from './start-after-paint.ts'

const nonce = 'ours'
const preloads = ['/assets/root.js', '/assets/lesson.js']
  .map((address) => `<link rel="modulepreload" href="${address}" nonce="${nonce}"/>`)
  .join('')
const imports =
  'import "/assets/manifest.js";\nimport * as route0 from "/assets/root.js";\nimport("/assets/entry.js");'
const page = `<head>${preloads}</head><script nonce="${nonce}" type="module" async="">${imports}</script>`

test('a page asks for none of its modules before the browser has painted its text', () => {
  const [beforePaint, afterPaint = ''] = startAfterPaint(page, nonce).split('requestAnimationFrame')
  expect(beforePaint).not.toContain('.js')
  expect(afterPaint).toContain('["/assets/root.js","/assets/lesson.js"]')
})

test('nor before it knows whether the page waits for a touch', () => {
  const [beforeTouch, afterTouch = ''] = startAfterPaint(page, nonce).split('await touch()')
  expect(beforeTouch).not.toContain('.js')
  expect(afterTouch).toContain('["/assets/root.js","/assets/lesson.js"]')
})

test('modules are imported in their order, and the entry last', () => {
  expect(startAfterPaint(page, nonce)).toContain(
    'await import("/assets/manifest.js");\nconst route0 = await import("/assets/root.js");\nimport("/assets/entry.js");',
  )
})

test('scripts and links that a lesson shows stay as they are', () => {
  const shown = page.replaceAll(` nonce="${nonce}"`, '')
  expect(startAfterPaint(shown, nonce)).toBe(shown)
})
