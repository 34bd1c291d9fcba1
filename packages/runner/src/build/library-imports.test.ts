import { expect, test } from 'vitest'
import { importedLibrary } from './imported-library.ts'
import { linkLibraryImports } from './library-imports.ts'

test.for([
  ['react', 'React'],
  ['react-dom/client', 'ReactDOM'],
  ['https://esm.sh/react@18.3.1', 'React'],
  ['https://esm.sh/react-dom@18/client', 'ReactDOM'],
  ['https://cdn.jsdelivr.net/npm/d3@7/+esm', 'd3'],
  ['https://cdn.skypack.dev/redux', 'Redux'],
  ['https://unpkg.com/vue@3/dist/vue.esm-browser.js', 'Vue'],
] as const)('%s is %s', ([source, global]) => {
  expect(importedLibrary(source)?.global).toBe(global)
})

test.for([
  './react.js',
  'https://esm.sh/react@19',
  'https://evil.example/react@18',
  'https://esm.sh/left-pad',
  'toString',
])('%s is none of ours', (source) => {
  expect(importedLibrary(source)).toBeUndefined()
})

test('library imports become lookups on the same lines, and other imports stay', () => {
  const linked = linkLibraryImports(
    "import React, { useState as state } from 'react'\nimport './styles.css'\nimport * as d3 from 'd3'\nstate()",
  )
  expect(linked).toEqual({
    code:
      'const React=(globalThis["React"]?.default??globalThis["React"]),{useState:state}=globalThis["React"]??{};\n' +
      'import \'./styles.css\'\nconst d3=globalThis["d3"];\nstate()',
    files: ['react-18.development.js', 'd3-7.js'],
  })
})
