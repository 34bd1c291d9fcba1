import { describe, expect, test } from 'vitest'
import { type DocumentProblem, parseDocument } from './parse-document.ts'

describe('a feature document', () => {
  test('may leave out what stays as it is', () => {
    const features = { 'aa-test': { default: 'a', percentB: 50 }, 'new-curriculum': true } as const
    expect(parseDocument(JSON.stringify({ features }))).toEqual({ document: { features } })
  })

  test.for([
    ['{\n  "features": {},\n}', 3, /^This is not JSON: Expected double-quoted property name/],
    ['{\n  "features": {\n    "aa-test": yes\n  }\n}', undefined, /^This is not JSON: .*"aa-test": yes/],
    ['', undefined, /^This is not JSON: Unexpected end of JSON input\.$/],
    ['[]', 1, /^The document must be an object, in braces\.$/],
    ['{}', 1, /^features must be an object, in braces\.$/],
    ['{\n  "features": {\n    "dark-mode": true\n  }\n}', 3, /^features\.dark-mode is not known here\.$/],
    [
      '{\n  "features": {\n    "aa-test": { "default": "a" },\n    "new-curriculum": "yes"\n  }\n}',
      4,
      /^features\.new-curriculum must be true or false\.$/,
    ],
    [
      '{ "features": {\n  "aa-test": { "default": "a",\n    "percentB": 100 } } }',
      3,
      /^features\.aa-test\.percentB must be a whole number from 1 to 99\.$/,
    ],
    [
      '{ "features": {\n  "aa-test": { "percentB": 50 } } }',
      2,
      /^features\.aa-test\.default must be "a" or "b"\.$/,
    ],
    [
      '{ "features": {},\n  "staffDomains": ["School.example"] }',
      2,
      /^staffDomains\.0 must be a domain, such as "school\.example"\.$/,
    ],
  ] as const)('%j is refused with its place', ([document, line, text]) => {
    const { problems } = parseDocument(document) as { problems: DocumentProblem[] }
    expect(problems.map((problem) => problem.line)).toEqual([line])
    expect(problems[0]?.text).toMatch(text)
  })

  test('has all its mistakes told at once', () => {
    const { problems } = parseDocument('{ "features": { "x": 1, "y": 2 }, "staffDomains": "school" }') as {
      problems: DocumentProblem[]
    }
    expect(problems.map(({ text }) => text).toSorted()).toEqual([
      'features.x is not known here.',
      'features.y is not known here.',
      'staffDomains must be a list, in brackets.',
    ])
  })
})
