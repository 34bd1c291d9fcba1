import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { librarySources } from '../documents/write-libraries.ts'
import { isNeedless, libraryAt } from './libraries.ts'

test.for([
  [
    'https://cdnjs.cloudflare.com/ajax/libs/react/18.3.1/umd/react.development.min.js',
    'react-18.development.js',
  ],
  ['https://unpkg.com/react@18/umd/react.production.min.js', 'react-18.production.js'],
  [
    'https://cdnjs.cloudflare.com/ajax/libs/react-dom/18.3.1/umd/react-dom.development.js',
    'react-dom-18.development.js',
  ],
  ['https://code.jquery.com/jquery-3.6.0.min.js', 'jquery-3.js'],
  ['https://ajax.googleapis.com/ajax/libs/jquery/3.2.1/jquery.min.js', 'jquery-3.js'],
  ['https://cdnjs.cloudflare.com/ajax/libs/d3/5.7.0/d3.min.js', 'd3-5.js'],
  ['https://d3js.org/d3.v5.min.js', 'd3-5.js'],
  ['https://cdnjs.cloudflare.com/ajax/libs/redux/3.7.2/redux.min.js', 'redux-3.js'],
  ['https://cdnjs.cloudflare.com/ajax/libs/redux-thunk/2.2.0/redux-thunk.min.js', 'redux-thunk-2.js'],
  ['//maxcdn.bootstrapcdn.com/bootstrap/3.3.7/css/bootstrap.min.css', 'bootstrap-3.css'],
  ['https://cdnjs.cloudflare.com/ajax/libs/twitter-bootstrap/3.3.7/css/bootstrap.css', 'bootstrap-3.css'],
  ['https://unpkg.com/d3@7', 'd3-7.js'],
  ['https://cdnjs.cloudflare.com/ajax/libs/d3/7.9.0/d3.min.js', 'd3-7.js'],
  ['https://unpkg.com/vue@3/dist/vue.global.js', 'vue-3.js'],
  ['https://cdn.jsdelivr.net/npm/vue@3.5.13', 'vue-3.js'],
  ['https://cdn.jsdelivr.net/npm/bootstrap@5.3.3/dist/js/bootstrap.bundle.min.js', 'bootstrap-5.js'],
  ['https://cdnjs.cloudflare.com/ajax/libs/animate.css/4.1.1/animate.min.css', 'animate-4.css'],
  ['https://cdnjs.cloudflare.com/ajax/libs/react-redux/5.0.7/react-redux.min.js', 'react-redux-7.js'],
  // Version 18 of React renders what was written for 16.
  [
    'https://cdnjs.cloudflare.com/ajax/libs/react/16.4.0/umd/react.production.min.js',
    'react-18.production.js',
  ],
  [
    'https://cdnjs.cloudflare.com/ajax/libs/react-dom/16.4.0/umd/react-dom-server.browser.production.min.js',
    'react-dom-server-18.js',
  ],
  // A different version is a different library.
  ['https://unpkg.com/vue@2/dist/vue.js', undefined],
  ['https://cdnjs.cloudflare.com/ajax/libs/d3/4.2.0/d3.min.js', undefined],
  ['https://evil.example/react/18.3.1/umd/react.development.js', undefined],
  ['script.js', undefined],
] as const)('%s is ours as %s', ([address, name]) => {
  expect(libraryAt(address)).toBe(name)
})

test('every known library can be written', () => {
  const text = readFileSync(join(import.meta.dirname, 'libraries.ts'), 'utf8')
  const named = [...text.matchAll(/name: '(?<name>[^']+)'/g)].map(({ groups }) => groups?.['name'])
  expect(Object.keys(librarySources)).toEqual(named)
})

test('Babel is not loaded, because its work is already done', () => {
  expect(isNeedless('https://cdnjs.cloudflare.com/ajax/libs/babel-standalone/7.26.3/babel.min.js')).toBe(true)
  expect(isNeedless('https://cdnjs.cloudflare.com/ajax/libs/lodash.js/4/lodash.min.js')).toBe(false)
})
