import { describe, expect, test } from 'vitest'
import { fillSandboxHeaders, readSandboxSources, sandboxQuery } from './sandbox-sources.ts'

const appOrigins = ['https://school.example', 'http://localhost:8000']
const read = (query: string) =>
  readSandboxSources(decodeURIComponent(query.replace('?from=', '')), { appOrigins })

describe('the sources that a sandbox document may load from', () => {
  test('are read as they were written', () => {
    const origins = ['https://cdn.example', 'https://fonts.example:8443', 'http://localhost:3000']
    expect(read(sandboxQuery(origins))).toEqual(origins)
    expect(read(sandboxQuery([]))).toEqual([])
  })

  test.for([
    'https://school.example',
    'https://SCHOOL.example',
    'https://school.example.',
    'https://school.example:443',
    'https://school.example/',
    'https://me@school.example',
    'http://localhost:8000',
    'http://localhost.:8000',
    'https:',
    'https://*',
    'https://*.example',
    'https://a.example;script-src',
    'https://a.example https://b.example',
    "https://a.example'",
    'https://a.example"',
    'http://a.example',
    'data:',
    '*',
    "'self'",
    'https://[::1]',
    'https://127.1',
    'https://0x7f.0.0.1',
    'https://a.example:0443',
    'http://localhost:80',
    'https://xn--a.example:99999',
  ])('never include %s', (origin) => {
    expect(read(sandboxQuery([origin]))).toBeUndefined()
    expect(read(sandboxQuery(['https://fine.example', origin]))).toBeUndefined()
  })

  test('are few', () => {
    const origins = Array.from({ length: 9 }, (_, index) => `https://cdn${index}.example`)
    expect(read(sandboxQuery(origins.slice(0, 8)))).toHaveLength(8)
    expect(read(sandboxQuery(origins))).toBeUndefined()
  })

  test('are written into the headers, and leave no trace if there are none', () => {
    const headers = {
      policy: 'img-src data: {sources}; frame-ancestors {appOrigin}',
      list: '({quotedSources})',
    }
    expect(
      fillSandboxHeaders(headers, { appOrigins, sources: ['https://a.example', 'https://b.example'] }),
    ).toEqual({
      policy:
        'img-src data: https://a.example https://b.example; frame-ancestors https://school.example http://localhost:8000',
      list: '("https://a.example" "https://b.example")',
    })
    expect(fillSandboxHeaders(headers, { appOrigins: ['a'], sources: [] })).toEqual({
      policy: 'img-src data:; frame-ancestors a',
      list: '()',
    })
  })
})
