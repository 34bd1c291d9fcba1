import { expect, test } from 'vitest'
import { exampleTranscriptLink, readTranscriptLink } from './transcript-link.ts'

test.for([
  'https://learn.microsoft.com/en-us/users/ada/transcript/8u6awert43q1plo',
  'https://learn.microsoft.com/en-us/users/ada/transcript/8u6awert43q1plo/',
  'https://learn.microsoft.com/sr-latn-rs/users/ada-lovelace_1/transcript/8u6awert43q1plo',
])('the id is the last part of %s', (address) => {
  expect(readTranscriptLink(address)).toEqual({ id: '8u6awert43q1plo' })
})

test.for([
  ['', 'not-a-link'],
  ['nonsense', 'not-a-link'],
  ['javascript:alert(1)', 'not-a-link'],
  ['http://learn.microsoft.com/en-us/users/ada/transcript/8u6', 'not-https'],
  ['https://learn.microsoft.com.evil.example/en-us/users/ada/transcript/8u6', 'other-site'],
  ['https://learn.microsoft.com:8443/en-us/users/ada/transcript/8u6', 'other-site'],
  ['https://ada@learn.microsoft.com/en-us/users/ada/transcript/8u6', 'other-site'],
  ['https://learn.microsoft.com/en-us/users/ada', 'other-page'],
  ['https://learn.microsoft.com/users/ada/transcript/8u6', 'other-page'],
  ['https://learn.microsoft.com/en-us/users/ada/transcript/..%2f8u6', 'other-page'],
  ['https://learn.microsoft.com/en-us/users/ada/transcript/8u6/more', 'has-more'],
  ['https://learn.microsoft.com/en-us/users/ada/transcript/8u6?x=1', 'has-more'],
  ['https://learn.microsoft.com/en-us/users/ada/transcript/8u6#x', 'has-more'],
  [exampleTranscriptLink, 'example'],
  ['https://learn.microsoft.com/en-us/users/USERNAME/transcript/8u6', 'example'],
  ['https://learn.microsoft.com/en-us/users/ada/transcript/ID', 'example'],
] as const)('%j: %s', ([address, problem]) => {
  expect(readTranscriptLink(address)).toEqual({ problem })
})
