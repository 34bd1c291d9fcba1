import { describe, expect, test } from 'vitest'
import { isNightly } from './testing/is-nightly.ts'
import { openRig } from './testing/open-rig.ts'
import { file } from './testing/source-file.ts'
import { sampleChallenge, statesOf } from './testing/index.ts'

const rig = await openRig()

const html = 0

const cdn = 'https://cdnjs.cloudflare.com/ajax/libs'

describe('libraries of a page', () => {
  test('libraries run ahead of the page, in order, but after a hook that may set the clock', async () => {
    const page = file(
      'index.html',
      `<script src="${cdn}/react/18.3.1/umd/react.production.min.js"></script>
      <script src="${cdn}/react-dom/18.3.1/umd/react-dom.production.min.js"></script>
      <div id="root"></div>
      <script>ReactDOM.createRoot(document.querySelector('#root')).render('here')</script>`,
    )
    const tests = ["assert.equal(document.querySelector('#root').textContent, 'here')"]
    const first = "globalThis.cameFirst = typeof React === 'undefined'"
    const hooks = { beforeAll: first, beforeEach: '', afterEach: '', afterAll: '' }
    expect(statesOf(await rig.run(sampleChallenge(html, tests), [page]))).toEqual(['passed'])
    const hooked = sampleChallenge(html, [...tests, 'assert.isTrue(cameFirst)'], { hooks })
    expect(statesOf(await rig.run(hooked, [page]))).toEqual(['passed', 'passed'])
    const other = file('index.html', '<p></p>')
    const without = sampleChallenge(html, ["assert.equal(typeof React, 'undefined')"])
    expect(statesOf(await rig.run(without, [other]))).toEqual(['passed'])
  })

  test.runIf(isNightly)(
    'a module finds the libraries that it imports, by name and from common hosts',
    async () => {
      const page = file(
        'index.html',
        `<div id="root"></div>
      <script type="module">
        import React from 'react'
        import { createRoot } from 'https://esm.sh/react-dom@18/client'
        import * as d3 from 'https://cdn.jsdelivr.net/npm/d3@7/+esm'
        import { ref } from 'https://unpkg.com/vue@3/dist/vue.esm-browser.js'
        createRoot(document.querySelector('#root')).render(React.createElement('b', null, d3.sum([1, ref(2).value])))
      </script>`,
      )
      const tests = ["assert.equal(document.querySelector('#root b').textContent, '3')"]
      expect(statesOf(await rig.run(sampleChallenge(html, tests), [page]))).toEqual(['passed'])
    },
  )

  test('a lesson’s own libraries and template surround the page', async () => {
    const events = await rig.run(
      sampleChallenge(
        html,
        [
          'assert.equal($("#inside").text(), "here")',
          'assert.exists(document.querySelector("#around #inside"))',
        ],
        {
          required: [{ src: 'https://code.jquery.com/jquery-3.6.0.min.js' }],
          template: '<body><div id="around">${source}</div></body>',
        },
      ),
      [file('index.html', '<p id="inside">here</p>')],
    )
    expect(statesOf(events)).toEqual(['passed', 'passed'])
  })
})
