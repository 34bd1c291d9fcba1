import { describe, test } from 'vitest'
import { buildDocuments } from './documents/build-documents.ts'
import { isNightly } from './testing/is-nightly.ts'
import { openRig } from './testing/open-rig.ts'
import { replaceModule } from './testing/replace-module.ts'
import { resultsOf, sampleChallenge, sampleFiles, statesOf } from './testing/sample-challenge.ts'
import type { Rig } from './testing/start-rig.ts'
import { watchingProgram } from './testing/watched-language.ts'
import { buildWithJavaScript } from './testing/with-javascript.ts'
import { withoutPython } from './testing/without-python.ts'

const rig = await openRig()
/** Python needs documents of its own, because its programs have no JavaScript. */
const pythonRig = isNightly ? await openRig({ documents: await buildWithJavaScript() }) : undefined
const careless = await openRig({
  documents: await buildDocuments([
    replaceModule('restore-unless-tampered.ts', 'export const restoreUnlessTampered = () => undefined'),
    ...withoutPython('hide_javascript'),
  ]),
})

/** A program in each place where one runs: the type of its challenge, and its file. */
const places = {
  'a worker': (program: string) => [1, { js: program }],
  'a worker whose program ends with an error': (program: string) => [1, { js: `${program}\nnull.oops` }],
  'a page': (program: string) => [0, { html: `<h1></h1><script>${program}</script>` }],
  Python: (program: string) => [20, { py: `import js\njs.eval(${JSON.stringify(program)})` }],
} as const satisfies Record<string, Place>

type Place = (program: string) => readonly [type: 0 | 1 | 20, files: Parameters<typeof sampleFiles>[0]]

const hooks = {
  beforeAll: 'const given = 1',
  beforeEach: 'let before = 1',
  afterEach: 'let after = 1',
  afterAll: '',
}
/** Ways in which a test ends, none of which a program could hear. */
const endings: Readonly<Record<string, string>> = {
  'assert.isTrue(true)': 'passed',
  'assert.isTrue(false)': 'failed',
  'throw new Error("no")': 'failed',
  'await new Promise((done) => setTimeout(done, 20))': 'passed',
}

/** What the harness called by the time of the last test, and how the others ended. */
async function listen(on: Rig, place: Place, withHooks: boolean) {
  const [type, files] = place(watchingProgram(place !== places.Python))
  const asFunction = (body: string) =>
    type === 20 ? `({ test: async () => { ${body} } })` : `async () => { ${body} }`
  const bodies = Object.keys(endings)
  const tests = [
    ...(type === 20 ? bodies.map(asFunction) : bodies),
    ...bodies.map(asFunction),
    'assert.equal(globalThis.heard, "")',
  ]
  const events = await on.run(sampleChallenge(type, tests, withHooks ? { hooks } : {}), sampleFiles(files))
  const last = resultsOf(events).at(-1)
  return {
    states: statesOf(events).slice(0, -1),
    heard: last?.state === 'failed' ? (last.actual ?? last.message) : '',
  }
}

const rigsByPlace = Object.entries(places).flatMap(([name, place]) => {
  const on = place === places.Python ? pythonRig : rig
  return on ? [[name, place, on] as const] : []
})

describe.for(rigsByPlace)('between two tests, a program in %s', ([, place, on]) => {
  test.for([true, false])(
    'hears no function of the language called (hooks: %s)',
    async (withHooks, { expect }) => {
      expect(await listen(on, place, withHooks)).toEqual({
        states: [...Object.values(endings), ...Object.values(endings)],
        heard: '',
      })
    },
  )

  test('twin: hears many where the language is not put back', async ({ expect }) => {
    expect((await listen(careless, place, true)).heard).toContain('Object.keys')
  })
})
