import { challengeTypes } from '@cairn/contract'
import { describe, expect, test } from 'vitest'
import { checkSolution, checkSource, isUnprotected } from './link-checks.ts'

const { frontEndProject, backEndProject, backend, pythonProject } = challengeTypes
const shown = '<p>Like <a href="https://stones.example.org/demo/">this one</a>.</p>'

describe('the link to a project', () => {
  test.for([
    ['https://camper.example.net/stones', frontEndProject],
    ['https://codepen.io/camper/pen/abc', frontEndProject],
    ['https://camper.example.net', backEndProject],
    ['http://localhost:3000', backEndProject],
    ['http://127.0.0.1:3000/', backend],
    ['https://replit.com/@camper/stones', pythonProject],
    ['https://stones.example.org/mine', frontEndProject],
  ] as const)('%s of type %i is fine', ([link, type]) => {
    expect(checkSolution(link, type, shown)).toBeUndefined()
  })

  test.for([
    ['stones', frontEndProject, 'not-a-link'],
    ['https://replit.com/@camper/stones', frontEndProject, 'editor-url'],
    ['https://codesandbox.io/s/abc', frontEndProject, 'editor-url'],
    ['https://stones.example.org/demo', frontEndProject, 'own-work-url'],
    ['http://camper.example.net', frontEndProject, 'http-url'],
    ['http://localhost:3000', frontEndProject, 'publicly-visible-url'],
    ['https://192.168.1.5/stones', pythonProject, 'publicly-visible-url'],
    ['https://camper.example.net/api', backEndProject, 'path-url'],
  ] as const)('%s of type %i: %s', ([link, type, warning]) => {
    expect(checkSolution(link, type, shown)).toBe(warning)
  })
})

test.for([
  ['', 'source-code-link-required'],
  ['github', 'not-a-link'],
  ['http://localhost/code', 'source-code-link-public'],
  ['https://github.dev/camper/stones', 'source-code-link-public'],
  ['https://github.com/camper/stones', undefined],
] as const)('the link %j to a source: %s', ([link, warning]) => {
  expect(checkSource(link)).toBe(warning)
})

test('a server without TLS is allowed, with a warning', () => {
  expect(isUnprotected('http://localhost:3000', backend)).toBe(true)
  expect(isUnprotected('https://camper.example.net', backend)).toBe(false)
})
