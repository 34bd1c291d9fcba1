import type { ConsolePart, RunnableChallenge, RunnerEvent, SourceFile, TestResult } from '../runner.ts'

const noHooks = { beforeAll: '', beforeEach: '', afterEach: '', afterAll: '' }

/** A challenge of a type with the given tests. */
export function sampleChallenge(
  challengeType: RunnableChallenge['challengeType'],
  tests: readonly string[],
  more: Partial<RunnableChallenge> = {},
): RunnableChallenge {
  return {
    id: 'a'.repeat(24),
    challengeType,
    tests: tests.map((testString) => ({ text: '', testString })),
    hooks: noHooks,
    disableLoopProtectTests: false,
    disableLoopProtectPreview: false,
    ...more,
  }
}

const names = {
  html: 'index',
  css: 'styles',
  js: 'script',
  py: 'main',
  sql: 'queries',
  sh: 'script',
} as const

export function sampleFiles(contents: Partial<Record<keyof typeof names, string>>): SourceFile[] {
  return Object.entries(contents).map(([key, text]) => {
    const ext = key as keyof typeof names
    return { fileKey: names[ext] + ext, name: names[ext], ext, contents: text, editableContents: '' }
  })
}

/** The verdicts of a run, in order; empty when it failed as a whole. */
export function resultsOf(events: readonly RunnerEvent[]): TestResult[] {
  return events.flatMap((event) => (event.type === 'done' ? event.results : []))
}

export function statesOf(events: readonly RunnerEvent[]): string[] {
  return resultsOf(events).map(({ state }) => state)
}

export function printedBy(events: readonly RunnerEvent[]): string[] {
  return events.flatMap((event) => (event.type === 'console' ? [event.parts.map(textOfPart).join(' ')] : []))
}

function textOfPart(part: ConsolePart): string {
  if (typeof part === 'string') return part
  return 'text' in part ? part.text : part.kind
}
