import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Environment, Question } from './ask-both.ts'
import { type Described, describedTree } from './described-trees.ts'
import { notedComponents } from './enzyme-components.ts'
import { rootScenarios } from './enzyme-root-scenarios.ts'
import { enzymeScenarios } from './enzyme-scenarios.ts'
import { exploreProgram } from './explorer-question.ts'
import { listNames } from './names-question.ts'
import { pythonProgram } from './python-programs.ts'
import type { Random } from './random.ts'
import { readTree, type Rendered } from './read-tree.ts'
import { readStyles } from './style-question.ts'
import { styledPage } from './styled-pages.ts'
import { combinePatterns, readText } from './text-question.ts'
import { patternList, scriptText } from './texts.ts'
import { useTools } from './tool-question.ts'
import { treeComponents } from './tree-components.ts'
import { treeSelectors } from './tree-selectors.ts'
import { typescriptProgram } from './typescript-programs.ts'
import { useWrappers } from './use-wrappers.ts'
import { wrapperQuestions } from './wrapper-questions.ts'

/** A question with the name of what it is about; `group` precedes the names of the members in its answers. */
export type Inquiry = { subject: string; group?: string; question: Question<unknown> }

const askPython = readFileSync(join(import.meta.dirname, 'python_question.py'), 'utf8')

export function aboutPrograms(inputs: readonly string[]): Inquiry {
  return {
    subject: 'TypeScript programs',
    group: 'Explorer.',
    question: { environment: 'dom', ask: String(exploreProgram), inputs },
  }
}

export function aboutTexts(inputs: readonly string[]): Inquiry {
  return { subject: 'texts', question: { environment: 'dom', ask: String(readText), inputs } }
}

/** An empty input is the page itself, which links to its style sheet. */
export function aboutStyles(inputs: readonly string[]): Inquiry {
  const html =
    '<!doctype html><link rel="stylesheet" href="data:text/css;styles,p{color:red}"><style>p{}</style><p>'
  return { subject: 'style sheets', question: { environment: 'dom', ask: String(readStyles), inputs, html } }
}

export function aboutPython(inputs: readonly string[]): Inquiry {
  const ask = `(runPython, program) => {
    const asked = '_asked = ' + JSON.stringify(JSON.stringify(program))
    return JSON.parse(runPython(asked + '\\n' + ${JSON.stringify(askPython)}))
  }`
  const question = { environment: 'python', ask, inputs, tools: 'runPython', charactersPerTest: 600 } as const
  return { subject: 'Python programs', group: 'Node.', question }
}

/** Their jQuery needs a name of Node's. React warns a lot, for instance of what it will no longer do. */
const reactPage = `<!doctype html><body>
  <script>
    globalThis.Buffer = { isBuffer: () => false }
    console.error = console.warn = () => undefined
  </script>
  <script src="https://unpkg.com/react@18/umd/react.development.js"></script>
  <script src="https://unpkg.com/react-dom@18/umd/react-dom.development.js"></script></body>`

const useEnzyme = `(page) => {
  const components = (${String(notedComponents)})(page)
  const scenarios = { ...(${String(enzymeScenarios)})(page, components), ...(${String(rootScenarios)})(page, components) }
  return (${String(useWrappers)})(page, components, scenarios)
}`

const askTrees = `({ Enzyme, React }, input) => {
  const page = { Enzyme, React }
  const components = (${String(treeComponents)})(page, input.tree)
  const ask = (${String(wrapperQuestions)})(page, (${String(treeSelectors)})(page, components))
  return (${String(readTree)})(page, components, ask, input)
}`

function aboutRendering(subject: string, ask: string, inputs: readonly unknown[]): Inquiry {
  const tools = '{ Enzyme, React }'
  return {
    subject,
    group: 'Enzyme.',
    question: { environment: 'dom', ask, inputs, tools, html: reactPage, charactersPerTest: 1 },
  }
}

function waysToRender(tree: Described): Rendered[] {
  return (['mount', 'shallow'] as const).flatMap((kind) =>
    [true, false].map((isInside) => ({ tree, kind, isInside })),
  )
}

function aboutNames(environment: Environment): Inquiry {
  return {
    subject: `names in ${environment}`,
    question: { environment, ask: String(listNames), inputs: [0] },
  }
}

/** Everything that is asked about generated inputs; `scale` is 1 for a few hundred. */
export function inquiries(random: Random, scale: number): Inquiry[] {
  const some = <Input>(count: number, make: (from: Random) => Input) =>
    random.many(count * scale, count * scale, () => make(random))
  const texts = [
    ...some(150, scriptText),
    ...some(30, typescriptProgram),
    ...some(20, styledPage),
    ...some(30, pythonProgram),
  ]
  return [
    ...(['dom', 'javascript', 'python'] as const).map(aboutNames),
    {
      subject: 'spies, clocks and components',
      question: {
        environment: 'dom',
        ask: String(useTools),
        inputs: [0],
        tools: '{ ...__helpers, timers: __FakeTimers }',
      },
    },
    {
      subject: 'patterns',
      question: { environment: 'dom', ask: String(combinePatterns), inputs: some(60, patternList) },
    },
    aboutRendering('rendered trees', askTrees, some(5, describedTree).flatMap(waysToRender)),
    aboutRendering('the life of components', useEnzyme, [0]),
    aboutTexts(texts),
    aboutStyles(['', ...some(80, styledPage)]),
    aboutPrograms(some(200, typescriptProgram)),
    aboutPython(some(20, pythonProgram)),
  ]
}
