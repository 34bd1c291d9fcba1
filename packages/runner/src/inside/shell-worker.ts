import type { Request, RunRequest, SandboxMessage, TestRequest } from '../messages.ts'
import type { ConsoleLevel, ScriptReport } from '../runner.ts'
import { captureConsole } from './console-capture.ts'
import { assert } from './evaluate-test.ts'
import { deepFreeze } from './freeze.ts'
import { recordLanguage } from './guarded/access.ts'
import { testHelpers } from './helpers/helpers.ts'
import { callIfFunction, runTests } from './run-tests.ts'
import { listingOf, readHome } from './shell/read-home.ts'
import { runCommands } from './shell/run-commands.ts'
import { type Outcome, runScript } from './shell/run-script.ts'
import { testScope } from './shell/test-scope.ts'
import { whenStarted } from './start-worker.ts'
import { loadTestTools } from './test-tools.ts'

type Send = (message: SandboxMessage) => void

deepFreeze(testHelpers)
recordLanguage()

/**
 * A script cannot reach this code: the shell is an interpreter, whose commands are all its own. The worker serves one
 * run: a script, and after it the tests.
 */
whenStarted((port) => {
  const send: Send = (message) => port.postMessage(message)
  let outcome: Outcome | undefined
  const hear = async (request: Request) => {
    if (request.type === 'run') {
      outcome = await run(request, send)
      send({ type: 'settled', id: request.id })
    }
    if (request.type === 'test' && outcome) await test(request, outcome, send)
  }
  port.addEventListener('message', ({ data }: MessageEvent<Request>) => void hear(data))
  port.start()
  send({ type: 'ready', isIsolated: crossOriginIsolated })
})

async function run(request: RunRequest, send: Send): Promise<Outcome> {
  const { id, answers } = request
  const capture = captureConsole((line) => send({ type: 'console', id, ...line }))
  const write = (level: ConsoleLevel, line: string) => capture.write(level, [line])
  const report = (part: ScriptReport, level: ConsoleLevel = 'error') =>
    send({ type: 'console', id, level, parts: [part] })
  const outcome = await runScript(request, write)
  const { files, before, status, problem, setupErrors } = outcome
  if (setupErrors !== '') {
    report({ kind: 'setup-error', message: setupErrors.slice(0, 2000) })
    return outcome
  }
  if (problem) report({ kind: 'script-error', ...problem })
  else if (status !== 0) report({ kind: 'exit-status', status }, 'warn')
  const prompt = await runCommands(outcome, answers, write)
  report(listingOf(await readHome(files), before), 'log')
  if (prompt !== undefined) send({ type: 'ask', id, prompt })
  return outcome
}

async function test(request: TestRequest, outcome: Outcome, send: Send): Promise<void> {
  const { id, from, tests, code, editableContents, tools } = request
  const { problem, setupErrors } = outcome
  const message = problem?.message ?? setupErrors
  if (message !== '') {
    for (const index of tests.keys()) {
      if (index >= from)
        send({ type: 'result', id, index, result: { state: 'failed', kind: 'error', message } })
    }
    return send({ type: 'end', id, count: tests.length - from })
  }
  const scope = { assert, code, editableContents, ...loadTestTools(tools), ...(await testScope(outcome)) }
  const nothing = () => undefined
  runTests({
    request,
    evaluation: {
      scope,
      // No code of the learner's is JavaScript.
      guard: { tripped: nothing, reset: nothing },
      restoreBuiltIns: nothing,
      onProgramError: nothing,
      finishValue: callIfFunction,
    },
    send,
    beforeTest: nothing,
    beforeResult: nothing,
  })
}
