import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Environment, Question } from './ask-both.ts'
import { exploreProgram } from './explorer-question.ts'
import { listNames } from './names-question.ts'
import { pythonProgram } from './python-programs.ts'
import type { Random } from './random.ts'
import { readStyles } from './style-question.ts'
import { styledPage } from './styled-pages.ts'
import { combinePatterns, readText } from './text-question.ts'
import { patternList, scriptText } from './texts.ts'
import { useTools } from './tool-question.ts'
import { typescriptProgram } from './typescript-programs.ts'

/** A question with the name of what it is about; `group` precedes the names of the members in its answers. */
export type Inquiry = { subject: string; group?: string; question: Question<unknown> }

const askPython = readFileSync(join(import.meta.dirname, 'python_question.py'), 'utf8')

function aboutPrograms(inputs: readonly string[]): Inquiry {
  return {
    subject: 'TypeScript programs',
    group: 'Explorer.',
    question: { environment: 'dom', ask: String(exploreProgram), inputs },
  }
}

function aboutTexts(inputs: readonly string[]): Inquiry {
  return { subject: 'texts', question: { environment: 'dom', ask: String(readText), inputs } }
}

/** An empty input is the page itself, which links to its style sheet. */
function aboutStyles(inputs: readonly string[]): Inquiry {
  const html =
    '<!doctype html><link rel="stylesheet" href="data:text/css;styles,p{color:red}"><style>p{}</style><p>'
  return { subject: 'style sheets', question: { environment: 'dom', ask: String(readStyles), inputs, html } }
}

function aboutPython(inputs: readonly string[]): Inquiry {
  const ask = `(runPython, program) => {
    const asked = '_asked = ' + JSON.stringify(JSON.stringify(program))
    return JSON.parse(runPython(asked + '\\n' + ${JSON.stringify(askPython)}))
  }`
  const question = { environment: 'python', ask, inputs, tools: 'runPython', inputsPerTest: 1 } as const
  return { subject: 'Python programs', group: 'Node.', question }
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
    aboutTexts(texts),
    aboutStyles(['', ...some(80, styledPage)]),
    aboutPrograms(some(200, typescriptProgram)),
    aboutPython(some(20, pythonProgram)),
  ]
}
