import { expect, test } from 'vitest'
import { isLink } from './is-link.ts'

test.for([
  'https://camper.example.org',
  'http://example.org:8080/a?b#c',
  'http://localhost:3000/',
  'http://127.0.0.1:3000',
])('%s is a link', (text) => {
  expect(isLink(text)).toBe(true)
})

test.for([
  '',
  'example.org',
  'ftp://example.org',
  'https://example',
  'https://',
  'javascript:alert(1)//https://a.b',
  'https://user@example.org',
  'https://example.org/a b',
  ' https://example.org',
])('%j is none', (text) => {
  expect(isLink(text)).toBe(false)
})
