import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { resultsOf, type Rig, sampleChallenge, startRig, statesOf } from './testing/index.ts'
import type { RunnerEvent, SourceFile } from './runner.ts'

const html = 0
const js = 1

const file = (fileName: string, contents: string): SourceFile => {
  const [name = '', ext = 'html'] = fileName.split('.')
  return { fileKey: name + ext, name, ext: ext as SourceFile['ext'], contents, editableContents: '' }
}

const cdn = 'https://cdnjs.cloudflare.com/ajax/libs'

const reactPage = (script: string, inline: string) => `<!doctype html>
<html><head>
<script src="${cdn}/react/18.3.1/umd/react.development.js"></script>
<script src="${cdn}/react-dom/18.3.1/umd/react-dom.development.js"></script>
<script src="${cdn}/babel-standalone/7.26.3/babel.min.js"></script>
<script data-plugins="transform-modules-umd" type="text/babel" src="${script}"></script>
</head><body><div id="root"></div>
<script data-plugins="transform-modules-umd" type="text/babel" data-presets="react" data-type="module">${inline}</script>
</body></html>`

const problemsOf = (events: readonly RunnerEvent[]) =>
  events.flatMap((event) => (event.type === 'built' ? event.problems : []))

describe('languages that are compiled to JavaScript', () => {
  let rig: Rig

  beforeAll(async () => {
    rig = await startRig()
  })
  afterAll(() => rig.close())

  test('a React component in JSX is rendered, without any network', async () => {
    const component = `import { useState } from 'react'
export const Greeting = ({ name }) => {
  const [count, setCount] = useState(0)
  return <button onClick={() => setCount(count + 1)}>Hello {name}, {count}</button>
}`
    const inline = `import { Greeting } from './index.jsx';
      ReactDOM.createRoot(document.getElementById('root')).render(<Greeting name="Ada" />)`
    const events = await rig.run(
      sampleChallenge(html, [
        `assert.match(window.index.Greeting.toString(), /useState\\(0\\)/)`,
        `const element = await __helpers.prepTestComponent(window.index.Greeting, { name: 'Bea' });
         await React.act(async () => element.querySelector('button').click());`,
        `await __helpers.retryingTest(() => document.querySelector('#root button'), 'is not there')
         assert.equal(document.querySelector('#root button').textContent, 'Hello Ada, 0')`,
        `assert.include(code, 'text/babel')`,
      ]),
      [file('index.html', reactPage('index.jsx', inline)), file('index.jsx', component)],
    )
    expect(resultsOf(events)).toEqual(Array.from({ length: 4 }, () => ({ state: 'passed' })))
  })

  test('a typed component in TSX, too', async () => {
    const component = `type Props = { name: string }
export const Greeting = ({ name }: Props) => <p>{name as string}</p>`
    const inline = `import { Greeting } from './index.tsx';
      ReactDOM.createRoot(document.getElementById('root')).render(<Greeting name="Ada" />)`
    const events = await rig.run(
      sampleChallenge(html, [
        `const element = await __helpers.prepTestComponent(window.index.Greeting, { name: 'Bea' });
         assert.equal(element.textContent, 'Bea')`,
      ]),
      [file('index.html', reactPage('index.tsx', inline)), file('index.tsx', component)],
    )
    expect(statesOf(events)).toEqual(['passed'])
  })

  test('TypeScript in a worker, beside its settings', async () => {
    const events = await rig.run(
      sampleChallenge(js, [
        'assert.equal(double(4), 8)',
        'assert.include(code, ": number")',
        'assert.notInclude(code, "noCheck")',
      ]),
      [
        file('index.ts', 'function double(value: number): number { return value * 2 }'),
        file('tsconfig.json', '{ "compilerOptions": { "noCheck": true } }'),
      ],
    )
    expect(statesOf(events)).toEqual(['passed', 'passed', 'passed'])
  })

  test('a mistake in JSX has its line and column in the learner’s file', async () => {
    const events = await rig.run(sampleChallenge(html, ['assert.isTrue(true)']), [
      file('index.html', reactPage('index.jsx', '')),
      file('index.jsx', 'const a = 1\nconst b = <p>no end'),
    ])
    expect(problemsOf(events)).toEqual([
      {
        fileKey: 'indexjsx',
        line: 2,
        column: expect.any(Number) as number,
        message: expect.any(String) as string,
      },
    ])
  })

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

  test('a module finds the libraries that it imports, by name and from common hosts', async () => {
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
  })

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

describe('tools that only some tests ask for', () => {
  let rig: Rig

  beforeAll(async () => {
    rig = await startRig()
  })
  afterAll(() => rig.close())

  const explored = `const explorer = await __helpers.Explorer(code);
    assert.isTrue(explorer.allFunctions.double.parameters[0].matches('value: number'))`
  const program = 'function double(value: number): number { return value * 2 }'

  test('a program is explored in a worker', async () => {
    const events = await rig.run(sampleChallenge(js, [explored]), [file('index.ts', program)])
    expect(statesOf(events)).toEqual(['passed'])
  })

  test('and in a page', async () => {
    const events = await rig.run(sampleChallenge(html, [explored, 'assert.equal(double(2), 4)']), [
      file('index.html', '<!doctype html><p>a page</p><script src="index.ts"></script>'),
      file('index.ts', program),
    ])
    expect(statesOf(events)).toEqual(['passed', 'passed'])
  })

  test('jQuery is available to tests, but not to the page', async () => {
    const events = await rig.run(
      sampleChallenge(html, ['assert.equal($("p").length, 2)', 'assert.isUndefined(window.$)']),
      [file('index.html', '<p></p><p></p>')],
    )
    expect(statesOf(events)).toEqual(['passed', 'passed'])
  })

  test('jQuery reads a page whatever its author’s hook declares', async () => {
    const hook = `let zzz = 1
      function Shape() {}
      class Circle {}
      var Square = class { get length() { return 4 } }`
    const events = await rig.run(
      sampleChallenge(
        html,
        [
          'assert.equal($("p").text(), "Hi")',
          'assert.equal($([new Square(), new Shape()]).length, 2)',
          'const square = new Square(); assert.lengthOf(square, 4)',
        ],
        { hooks: { beforeAll: hook, beforeEach: '', afterEach: '', afterAll: '' } },
      ),
      [file('index.html', '<p>Hi</p>')],
    )
    expect(statesOf(events)).toEqual(['passed', 'passed', 'passed'])
  })

  test('clocks can be set by tests', async () => {
    const tests = [
      `const clock = __FakeTimers.install(); let rang = false;
       setTimeout(() => { rang = true }, 60000); clock.tick(60000); clock.uninstall(); assert.isTrue(rang)`,
    ]
    const events = await rig.run(sampleChallenge(js, tests), [file('script.js', '')])
    expect(statesOf(events)).toEqual(['passed'])
  })

  test('a clock that is set before all tests of a page lasts until the last one', async () => {
    const hook = 'globalThis.clock = __FakeTimers.install()'
    const events = await rig.run(
      sampleChallenge(html, ['assert.lengthOf(document.querySelectorAll("p"), 1)', 'clock.tick(60000)'], {
        hooks: { beforeAll: hook, beforeEach: '', afterEach: '', afterAll: 'clock.uninstall()' },
      }),
      [file('index.html', '<p>Hi</p>')],
    )
    expect(statesOf(events)).toEqual(['passed', 'passed'])
  })

  test('older names work, too', async () => {
    const tests = [
      'assert.isTrue(Object.isFrozen(DeepFreeze({ a: {} }).a))',
      'assert.isTrue(DeepEqual([1, { a: 2 }], [1, { a: 2 }]))',
      'assert.isFalse(DeepEqual([1], [2]))',
    ]
    const events = await rig.run(sampleChallenge(js, tests), [file('script.js', '')])
    expect(statesOf(events)).toEqual(['passed', 'passed', 'passed'])
  })
})

describe('Sass', () => {
  let rig: Rig

  beforeAll(async () => {
    rig = await startRig()
  })
  afterAll(() => rig.close())

  test('in a page is compiled to CSS', async () => {
    const page =
      '<style type="text/scss">$size: 10px; .big { &.bold { font-size: 2 * $size } }</style><p class="big bold"></p>'
    const events = await rig.run(
      sampleChallenge(html, ['assert.equal(getComputedStyle(document.querySelector("p")).fontSize, "20px")']),
      [file('index.html', page)],
    )
    expect(statesOf(events)).toEqual(['passed'])
  })

  test('with a mistake reports its position', async () => {
    const events = await rig.run(sampleChallenge(html, ['assert.isTrue(true)']), [
      file('index.html', '<p></p>\n<style type="text/scss">\n.a { color: $missing }</style>'),
    ])
    expect(problemsOf(events)).toEqual([
      { fileKey: 'indexhtml', line: 3, column: 13, message: 'Undefined variable.' },
    ])
  })
})
