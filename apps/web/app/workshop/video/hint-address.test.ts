import { expect, test } from 'vitest'
import { readHintAddress } from './hint-address.ts'

test.for([
  'https://www.youtube.com/watch?v=abc_DEF-1&t=3',
  'https://m.youtube.com/watch?v=abc_DEF-1',
  'https://youtu.be/abc_DEF-1?si=x',
  'https://www.youtube-nocookie.com/embed/abc_DEF-1',
  'https://youtube.com/shorts/abc_DEF-1',
])('%s is shown in a player', (address) => {
  expect(readHintAddress(address)).toMatchObject({
    hosted: { watchAddress: 'https://www.youtube.com/watch?v=abc_DEF-1' },
  })
})

test.for([
  ['https://scrimba.com/p/abc', 'scrimba.com'],
  ['https://youtube.com.example/watch?v=abc', 'youtube.com.example'],
  ['https://www.youtube.com/@someone', 'www.youtube.com'],
])('%s is a link to %s', ([address, host]) => {
  expect(readHintAddress(address ?? '')).toEqual({ host, address })
})

test.for(['javascript:alert(1)', 'data:text/html,x', 'a video', ''])('%o is no video', (address) => {
  expect(readHintAddress(address)).toBeNull()
})
