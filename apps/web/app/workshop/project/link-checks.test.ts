import { challengeTypes } from '@cairn/contract'
import { describe, expect, test } from 'vitest'
import { checkSolution, checkSource, isUnprotected, needsSourceLink } from './link-checks.ts'

const { backend, frontEndProject, backEndProject, pythonProject, codeAllyCert, colab } = challengeTypes
const types = { backend, frontEndProject, backEndProject, pythonProject, codeAllyCert, colab }
const shown = '<p>Like <a href="https://stones.example.org/demo/">this one</a>.</p>'

/** What is said about a link, for each type that is submitted by one. */
const rules = [
  {
    links: ['https://camper.example.net', 'https://camper.example.net/'],
    says: {},
  },
  {
    links: ['stones', 'https://stones', 'ftp://stones.example.org', 'javascript:alert(1)', ''],
    says: {
      backend: 'not-a-link',
      frontEndProject: 'not-a-link',
      backEndProject: 'not-a-link',
      pythonProject: 'not-a-link',
      codeAllyCert: 'not-a-link',
      colab: 'not-a-link',
    },
  },
  {
    links: [
      'https://replit.com/@camper/stones',
      'https://codesandbox.io/s/abc',
      'https://glitch.com/edit/#!/stones',
      'https://stackblitz.com/edit/stones',
      'https://github.dev/camper/stones',
    ],
    says: {
      backend: 'editor-url',
      frontEndProject: 'editor-url',
      backEndProject: 'editor-url',
      codeAllyCert: 'editor-url',
    },
  },
  {
    links: ['https://stones.example.org/demo', 'https://stones.example.org/demo/?mine'],
    says: {
      backend: 'own-work-url',
      frontEndProject: 'own-work-url',
      backEndProject: 'own-work-url',
      pythonProject: 'own-work-url',
      codeAllyCert: 'own-work-url',
      colab: 'own-work-url',
    },
  },
  {
    links: ['http://camper.example.net'],
    says: {
      frontEndProject: 'http-url',
      pythonProject: 'http-url',
      codeAllyCert: 'http-url',
      colab: 'http-url',
    },
  },
  {
    links: ['http://localhost:3000', 'http://127.0.0.1:3000/', 'https://192.168.1.5'],
    says: {
      frontEndProject: 'publicly-visible-url',
      pythonProject: 'publicly-visible-url',
      codeAllyCert: 'publicly-visible-url',
      colab: 'publicly-visible-url',
    },
  },
  {
    links: ['https://camper.example.net/api'],
    says: { backend: 'path-url', backEndProject: 'path-url' },
  },
  {
    links: [
      'https://codepen.io/camper/pen/abc',
      'https://stones.example.org/mine',
      'https://colab.research.google.com/drive/1a2b3c?usp=sharing',
    ],
    says: { backend: 'path-url', backEndProject: 'path-url' },
  },
] as const

describe.for(rules)('the links $links', ({ links, says }) => {
  test.for(Object.entries(types))('of a %s', ([name, type]) => {
    const warnings: Readonly<Record<string, string>> = says
    for (const link of links) expect([link, checkSolution(link, type, shown)]).toEqual([link, warnings[name]])
  })
})

test.for([
  ['', 'source-code-link-required'],
  ['github', 'not-a-link'],
  ['http://localhost/code', 'source-code-link-public'],
  ['https://github.dev/camper/stones', 'source-code-link-public'],
  ['https://stones.example.org/demo', 'own-work-url'],
  ['https://github.com/camper/stones', undefined],
] as const)('the link %j to a source: %s', ([link, warning]) => {
  expect(checkSource(link, shown)).toBe(warning)
})

test('only back-end projects need a link to their source', () => {
  expect(Object.values(types).filter(needsSourceLink)).toEqual([backEndProject])
})

test.for([
  ['http://localhost:3000', backend, false],
  ['http://camper.example.net', backEndProject, true],
  ['https://camper.example.net', backend, false],
  ['http://camper.example.net', frontEndProject, false],
] as const)('%s of type %i is allowed with a warning: %s', ([link, type, expected]) => {
  expect(isUnprotected(link, type)).toBe(expected)
})
