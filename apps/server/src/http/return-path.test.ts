import { expect, test } from 'vitest'
import { safeReturnPath } from './return-path.ts'

test.for(['/learn', '/learn/a/b/c?x=1#y', '/alice', '/caf%C3%A9'])('%s is a place of ours', (path) => {
  expect(safeReturnPath(path)).toBe(path)
})

test.for([
  undefined,
  '',
  'learn',
  'https://evil.example',
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '/ /evil.example',
  '\u0000//evil.example',
  '/%2f/evil.example',
  '/%5cevil.example',
  '/%2F%2Fevil.example',
  'javascript:alert(1)',
  'data:text/html,x',
  '/..//evil.example',
  '/.//evil.example',
  '/a/..//evil.example',
  '/a/../\\evil.example',
  '@evil.example',
  '.evil.example',
  '/\u007F/evil.example',
])('%j may lead away and becomes /learn', (path) => {
  expect(safeReturnPath(path)).toBe('/learn')
})
