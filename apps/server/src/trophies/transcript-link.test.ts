import { expect, test } from 'vitest'
import { transcriptIdOf } from './transcript-link.ts'

test('the id is the last part of the address', () => {
  expect(transcriptIdOf('https://learn.microsoft.com/en-us/users/ada/transcript/8u6awert43q1plo')).toBe(
    '8u6awert43q1plo',
  )
})

test.for([
  '',
  'nonsense',
  'http://learn.microsoft.com/en-us/users/ada/transcript/8u6',
  'https://learn.microsoft.com.evil.example/en-us/users/ada/transcript/8u6',
  'https://learn.microsoft.com/en-us/users/ada/transcript/8u6/more',
  'https://learn.microsoft.com/en-us/users/ada/transcript/8u6?x=1',
  'https://learn.microsoft.com/en-us/users/ada/transcript/..%2f8u6',
  'https://learn.microsoft.com/LOCALE/users/USERNAME/transcript/ID',
])('%j is no transcript', (address) => {
  expect(transcriptIdOf(address)).toBeUndefined()
})
