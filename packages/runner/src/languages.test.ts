import { describe, expect, test } from 'vitest'
import { isNightly } from './testing/is-nightly.ts'
import { openRig } from './testing/open-rig.ts'
import { file } from './testing/source-file.ts'
import { resultsOf, sampleChallenge, statesOf } from './testing/index.ts'
import type { RunnerEvent } from './runner.ts'

const rig = await openRig()

const html = 0
const js = 1

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

  test.runIf(isNightly)('a typed component in TSX, too', async () => {
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

  test('a typed page that has React as a script finds its roots in the global', async () => {
    const component = `const App = () => <p>Ada</p>
export const show = () => ReactDOM.createRoot(document.getElementById('root')!).render(<App />)`
    const inline = `import { show } from './index.tsx'; show()`
    const events = await rig.run(
      sampleChallenge(html, [
        `await __helpers.retryingTest(() => document.querySelector('#root p'), 'is not there')`,
      ]),
      [file('index.html', reactPage('index.tsx', inline)), file('index.tsx', component)],
    )
    expect([problemsOf(events), statesOf(events)]).toEqual([[], ['passed']])
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
})
