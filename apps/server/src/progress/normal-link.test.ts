import { describe, expect, test } from 'vitest'
import { normalLink } from './normal-link.ts'

const plain = 'https://stones.example.org/trail'

describe('one place', () => {
  test.for([
    'http://stones.example.org/trail',
    'HTTPS://Stones.Example.ORG/trail',
    'https://www.stones.example.org/trail/',
    'https://stones.example.org.:443//trail//',
    'http://stones.example.org:80/trail',
    'https://stones.example.org/trail/index.html',
    'https://stones.example.org/trail.git',
    'https://stones.example.org/trail?',
    'https://stones.example.org/trail#top',
    'https://stones.example.org/trail#/',
    'https://stones.example.org/trail?utm_source=mail&fbclid=1',
    'https://stones.example.org/./tr%61il',
    'https://stones.example.org/other/../trail',
  ])('is %s', (link) => {
    expect(normalLink(link)).toBe(normalLink(plain))
  })

  test('is the same whatever the order of its parameters', () => {
    expect(normalLink(`${plain}?b=2&a=1`)).toBe(normalLink(`${plain}?a=1&b=2`))
  })
})

describe('another place', () => {
  test.for([
    'https://stones.example.org',
    'https://stones.example.org/Trail',
    'https://stones.example.org:8080/trail',
    'https://www2.stones.example.org/trail',
    'https://stones.example.org/trail/two',
    'https://stones.example.org/trail?project=2',
    'https://stones.example.org/trail#/survey',
    'https://stones.example.org/trail#!/survey',
    'not a link',
  ])('is %s', (link) => {
    expect(normalLink(link)).not.toBe(normalLink(plain))
  })
})
