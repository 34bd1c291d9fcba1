import type { Page } from '@playwright/test'
import type { RunnerEvent } from '../../runner.ts'
import { resultsOf, sampleChallenge } from '../sample-challenge.ts'
import { file } from '../source-file.ts'
import { type Rig, startRig } from '../start-rig.ts'
import { serveTheirs } from './serve-theirs.ts'

/** Where a question is put; the numbers are challenge types. */
const environments = { dom: 0, javascript: 1, python: 20 } as const
export type Environment = keyof typeof environments

/** What the members of the tools say about one thing. */
export type Fact = { about: string; said: Record<string, unknown> }

/**
 * What to find out about some inputs. `ask` is the text of a function of one input, which runs inside of both runners,
 * and returns facts.
 */
export type Question<Input> = {
  environment: Environment
  ask: string
  inputs: readonly Input[]
  /** What it is asked of, `__helpers` by default. */
  tools?: string
  /** The page in which it is asked. */
  html?: string
  /** How much is asked in one test, which has five seconds. */
  charactersPerTest?: number
}

export type Answers = { ours: readonly Fact[]; theirs: readonly Fact[] }

export type Both = {
  ask: <Input>(question: Question<Input>) => Promise<Answers>
  close: () => Promise<void>
}

/** Both runners in one page of a browser. */
export async function startBoth(): Promise<Both> {
  const rig = await startRig({ serveMore: serveTheirs })
  await rig.page.addScriptTag({ url: '/their/index.js' })
  return {
    ask: async (question) => ({
      ours: await askOurs(rig, question),
      theirs: await askTheirs(rig.page, question),
    }),
    close: rig.close,
  }
}

/** One test for every few inputs; `report` is what it does with the facts. */
function testsOf<Input>(
  { environment, ask, inputs, tools = '__helpers', ...more }: Question<Input>,
  report: string,
): string[] {
  return bundled(inputs, more.charactersPerTest ?? charactersPerTest).map((asked) => {
    // Not guarded, which would take several times as long; the tools themselves are, as in any test.
    const body = `// Named, because only then they are there: Explorer, astHelpers
      const ask = new Function(${JSON.stringify(`return ${ask}`)})()
      const facts = []
      for (const input of ${JSON.stringify(asked)}) facts.push(...(await ask(${tools}, input)))
      ${report}`
    return environment === 'python' ? `({ test: async () => { ${body} } })` : body
  })
}

const charactersPerTest = 3000
/** So that what a page prints stays below a thousand lines. */
const charactersPerPage = 200_000

/** Lists of inputs that are not longer together than that, where an input is not. */
function bundled<Input>(inputs: readonly Input[], most: number): Input[][] {
  const lists: Input[][] = []
  let length = Infinity
  for (const input of inputs) {
    const own = JSON.stringify(input).length
    length += own
    if (length > most) {
      lists.push([])
      length = own
    }
    lists.at(-1)?.push(input)
  }
  return lists
}

/** A long text by its length, a sum of its letters and its beginning: the answers about one program repeat it many times. */
const shorten = `(_, said) => {
    if (typeof said !== 'string' || said.length <= 400) return said
    let sum = 0
    for (let at = 0; at < said.length; at++) sum = (31 * sum + said.charCodeAt(at)) | 0
    return said.length + ' ' + sum + ' ' + said.slice(0, 200)
  }`

/** What one call of `console.log` may hold in a sandbox. */
const print = `const text = JSON.stringify(facts, ${shorten}) + '\\n'
  for (let start = 0; start < text.length; start += 45_000) {
    const parts = []
    for (let at = start; at < start + 45_000 && at < text.length; at += 9500) {
      parts.push(text.slice(at, Math.min(at + 9500, start + 45_000)))
    }
    console.log(...parts)
  }`

async function askOurs<Input>(rig: Rig, question: Question<Input>): Promise<Fact[]> {
  const tests = testsOf(question, print)
  const files = question.environment === 'dom' ? [file('index.html', question.html ?? '')] : []
  // A program's console is open in the first test only, and a page's for a thousand lines.
  const runs = bundled(tests, question.environment === 'dom' ? charactersPerPage : 0)
  const facts: Fact[] = []
  for (const run of runs) {
    const events = await rig.run(sampleChallenge(environments[question.environment], run), files)
    const results = resultsOf(events)
    const bad = results.findIndex(({ state }) => state !== 'passed')
    if (bad !== -1) throw new Error(`Ours does not answer: ${JSON.stringify(results[bad])}\n${run[bad]}`)
    facts.push(...textOf(events).split('\n').filter(Boolean).flatMap(factsIn))
  }
  return facts
}

function textOf(events: readonly RunnerEvent[]): string {
  const parts = events.flatMap((event) =>
    event.type === 'console' && event.level === 'log' ? event.parts : [],
  )
  return parts.map((part) => (typeof part === 'string' ? part : 'text' in part ? part.text : '')).join('')
}

/** Their results hold no console of any size, but an error of any size. */
async function askTheirs<Input>(page: Page, question: Question<Input>): Promise<Fact[]> {
  const tests = testsOf(question, `throw new Error(JSON.stringify(facts, ${shorten}))`)
  const { environment: type, html = '', tools = '' } = question
  const messages = await page.evaluate(
    async ([texts, kind, source, loadEnzyme]) => {
      const { FCCTestRunner: runners } = globalThis as unknown as TheirGlobals
      const settings = {
        type: kind,
        source,
        code: { contents: source },
        hooks: {},
        assetPath: '/their/',
        loadEnzyme,
      }
      const runner = await runners.createTestRunner(settings, { timeout: 60_000 })
      const results = await runner.runAllTests(texts, 60_000)
      return results.map((result) => result.err?.message ?? '')
    },
    [
      tests,
      type,
      html.replaceAll(libraries, '/assets/libraries/$<name>-18.development.js'),
      tools.includes('Enzyme'),
    ] as const,
  )
  return messages.flatMap(factsIn)
}

/** Their libraries come from our server, too. */
const libraries = /https:\/\/unpkg\.com\/(?<name>react(?:-dom)?)@18\/umd\/[\w.-]+\.js/g

type TheirGlobals = {
  FCCTestRunner: {
    createTestRunner: (settings: object, limits: { timeout: number }) => Promise<TheirRunner>
  }
}
type TheirRunner = {
  runAllTests: (tests: readonly string[], timeout: number) => Promise<{ err?: { message: string } }[]>
}

function factsIn(text: string): Fact[] {
  if (!text.startsWith('[')) throw new Error(`Theirs does not answer: ${text}`)
  return JSON.parse(text) as Fact[]
}
