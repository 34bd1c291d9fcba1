import { expect, test } from 'vitest'
import { isLink, isOwnMachine } from './is-link.ts'

test.for([
  'https://camper.example.org',
  'http://example.org:8080/a?b#c',
  'http://localhost:3000/',
  'http://127.0.0.1:3000',
  'https://example.org:1',
  'https://example.org:65535',
  `https://${'a'.repeat(63)}.org`,
  `https://example.org/${'a'.repeat(2062)}`,
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
  'https://example.org:0',
  'https://example.org:65536',
  `https://${'a'.repeat(64)}.org`,
  `https://example.org/${'a'.repeat(2063)}`,
  'https://a%.example.org',
])('%j is none', (text) => {
  expect(isLink(text)).toBe(false)
})

test.for([
  ['http://localhost:3000/', true],
  ['http://127.0.0.1', true],
  ['https://192.168.1.5/stones', true],
  ['http://172.20.0.1', true],
  ['http://[::1]:3000', true],
  ['https://172.32.0.1', false],
  ['https://localhost.example.org', false],
  ['https://example.org/localhost', false],
  ['localhost', false],
] as const)('%s is on the camper’s own machine: %s', ([link, isOwn]) => {
  expect(isOwnMachine(link)).toBe(isOwn)
})
