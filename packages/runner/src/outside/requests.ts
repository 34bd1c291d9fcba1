import { limits } from '@cairn/contract'
import type { LoadRequest, PythonModules, RunRequest, TestRequest, TestTools } from '../messages.ts'
import type { RunnableChallenge, SourceFile } from '../runner.ts'
import { isProgram } from '../build/is-program.ts'
import { hooksBeside } from './hooks-of-tests.ts'

export type Program = { source: string; modules?: PythonModules; setup?: string }

/** The request for the challenge's prepared tests, given the built program. */
export function testRequest(
  challenge: RunnableChallenge,
  files: readonly SourceFile[],
  { source, modules = {}, tests, tools }: Program & { tests: readonly string[]; tools: TestTools },
): TestRequest {
  return {
    type: 'test',
    id: runId(),
    from: 0,
    tests,
    hints: challenge.tests.map(({ text }) => text).join(''),
    hooks: hooksBeside(challenge),
    tools,
    source,
    modules,
    code: files
      .filter(isProgram)
      .map(({ contents }) => contents)
      .join(''),
    editableContents: files.map(({ editableContents }) => editableContents).join(''),
    testTimeoutMs: limits.testTimeoutMs,
    loopLimit: limits.testLoopLimit,
  }
}

export type PageParts = Pick<LoadRequest, 'html' | 'libraries'>

/** The request for the page that the tests of `request` examine. */
export function loadForTests({ id, hooks, tools, loopLimit }: TestRequest, page: PageParts): LoadRequest {
  const { beforeAll } = hooks
  return {
    type: 'load',
    id,
    ...page,
    beforeAll,
    tools,
    loopLimit,
    isPreview: false,
    scrollTop: 0,
    appearance: [],
  }
}

export function loadForPreview(
  page: PageParts,
  before: Pick<LoadRequest, 'scrollTop' | 'appearance'>,
): LoadRequest {
  const loopLimit = limits.previewLoopLimit
  return {
    type: 'load',
    id: runId(),
    ...page,
    beforeAll: '',
    tools: {},
    loopLimit,
    isPreview: true,
    ...before,
  }
}

export function runRequest(
  { source, modules = {}, setup = '' }: Program,
  answers: readonly string[],
): RunRequest {
  return {
    type: 'run',
    id: runId(),
    source,
    modules,
    loopLimit: limits.previewLoopLimit,
    answers,
    setup,
  }
}

/** 128 random bits: only the sandbox of this run knows its id. Pages without TLS have no `crypto.randomUUID`. */
function runId(): string {
  return crypto.getRandomValues(new Uint32Array(4)).join('-')
}
