import { compileFunction } from 'node:vm'
import { describe, expect, test } from 'vitest'
import { linkModule } from './modules.ts'

/** The page's globals after the scripts have run in order. */
function globalsAfter(
  ...modules: readonly [name: string, source: string][]
): Record<string, Record<string, unknown>> {
  const globals: Record<string, Record<string, unknown>> = {
    React: { useState: 'a hook', default: undefined },
  }
  for (const [name, source] of modules) {
    const { code, problem } = linkModule(source, { name })
    expect(problem).toBeUndefined()
    const run = compileFunction(code, ['globalThis']) as (globals: unknown) => void
    run(globals)
  }
  return globals
}

describe('a module on a page without a server', () => {
  test.for([
    ['export const a = 1, b = 2', { a: 1, b: 2 }],
    ['export function f() { return 3 }', { f: 'function' }],
    ['export class C {}', { C: 'function' }],
    ['const a = 1; export { a as one, a }', { one: 1, a: 1 }],
    ['export default 5', { default: 5 }],
    ['export default function f() {}', { default: 'function' }],
    ['export default () => 7', { default: 'function' }],
  ] as const)('%s becomes a global of its name', ([source, exported]) => {
    const found = Object.entries(globalsAfter(['index', source])['index'] ?? {})
    expect(
      Object.fromEntries(
        found.map(([name, value]) => [name, typeof value === 'function' ? 'function' : value]),
      ),
    ).toEqual(exported)
  })

  test.for([
    [`import { useState } from 'react'; export const x = useState`],
    [`import React from 'react'; export const x = React.useState`],
    [`import * as React from "react"; export const x = React.useState`],
    [`import React, { useState as u } from 'react'; export const x = u`],
    [`import { y } from './other.jsx'; export const x = y`],
    [`import y from './other'; export const x = y`],
  ] as const)('%s finds what it imports', ([source]) => {
    const globals = globalsAfter(['other', `export const y = 'a hook'; export default y`], ['index', source])
    expect(globals['index']?.['x']).toBe('a hook')
  })

  test('without import and export is a script, and stays as it was typed', () => {
    expect(linkModule('const a = 1', { name: 'index' }).code).toBe('const a = 1')
  })

  test('keeps its lines', () => {
    const { code } = linkModule(`import { a } from 'react'\n\nexport const b = 1\nthrow 4`, { name: 'index' })
    expect(code.split('\n')[3]).toContain('throw 4')
  })

  test('that cannot be read says where', () => {
    expect(linkModule('import { from', { name: 'index' }).problem).toMatchObject({ line: 1 })
  })
})
