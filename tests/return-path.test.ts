import { expect, test } from 'vitest'
import { openRedirects } from '../apps/server/src/testing/open-redirects.ts'
import { returnPath } from '../apps/web/app/sign-in/email-sign-up/return-path.ts'

const origin = 'https://school.example'

test.for(['/learn', '/learn/a/b/c?x=1#y', '/alice'])('%s is a path of ours', (path) => {
  expect(returnPath(path, origin)).toBe(path)
})

test.for([null, ...openRedirects])('%j does not lead to another site', (wanted) => {
  expect(new URL(returnPath(wanted, origin), origin).origin).toBe(origin)
})

test('twin: some lead away when only the resolved origin is checked', () => {
  const looksOwn = openRedirects.filter(
    (text) => URL.canParse(text, origin) && new URL(text, origin).origin === origin,
  )
  const away = looksOwn.filter((text) => new URL(new URL(text, origin).pathname, origin).origin !== origin)
  expect(away.length).toBeGreaterThan(5)
})
