import { expect, test } from 'vitest'
import { isOwnPath } from './is-own-path.ts'

test.for(['/media/pier.mp3', '/films/a/b.webm', '/'])('%s is on the school’s own origin', (address) => {
  expect(isOwnPath(address)).toBe(true)
})

test.for([
  'pier.mp3',
  'https://sounds.example/pier.mp3',
  '//sounds.example/pier.mp3',
  '/\\sounds.example/pier.mp3',
  '/\t/sounds.example/pier.mp3',
  '\n/media/pier.mp3',
  'data:audio/wav;base64,',
  '',
])('%j is not', (address) => {
  expect(isOwnPath(address)).toBe(false)
})
