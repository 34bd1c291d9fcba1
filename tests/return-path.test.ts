import { safeReturnPath } from '@cairn/contract'
import { expect, test } from 'vitest'
import { openRedirects } from '../apps/server/src/testing/open-redirects.ts'

const origin = 'https://school.example'

test.for(['/learn', '/learn/a/b/c?x=1#y', '/alice', '/caf%C3%A9'])('%s is one of our paths', (path) => {
  expect(safeReturnPath(path)).toBe(path)
})

test.for([undefined, null, ...openRedirects])('%j may lead elsewhere and becomes /learn', (wanted) => {
  expect(safeReturnPath(wanted)).toBe('/learn')
})

test.for(openRedirects)('%j does not lead to another site', (wanted) => {
  expect(new URL(safeReturnPath(wanted), origin).origin).toBe(origin)
})

test('twin: some lead away when only the first character is checked', () => {
  const isPath = (text: string) => text.startsWith('/') && !text.startsWith('//')
  const away = openRedirects.filter((path) => isPath(path) && new URL(path, origin).origin !== origin)
  expect(away.length).toBeGreaterThan(5)
})

test('twin: some lead away when only the resolved origin is checked', () => {
  const looksOwn = openRedirects.filter(
    (text) => URL.canParse(text, origin) && new URL(text, origin).origin === origin,
  )
  const away = looksOwn.filter((text) => new URL(new URL(text, origin).pathname, origin).origin !== origin)
  expect(away.length).toBeGreaterThan(5)
})
