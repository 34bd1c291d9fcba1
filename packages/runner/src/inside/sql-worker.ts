import type { PGlite } from '@electric-sql/pglite'
import type { Compiled, Request, RunRequest, SandboxMessage, SqlRuntime, TestRequest } from '../messages.ts'
import type { StatementReport, TestResult } from '../runner.ts'
import { checkTest } from './sql/check-test.ts'
import { keepResult } from './sql/keep-result.ts'
import { type Ending, runProgram, setUp } from './sql/run-program.ts'
import { startDatabase } from './sql/start-database.ts'
import { whenStarted } from './start-worker.ts'

/** Statements of one program that are reported: each is a message, and a line of the console. */
const maximumReports = 1000

type Send = (message: SandboxMessage) => void

whenStarted((port, { sql }) => void begin(port, sql))

/**
 * The worker serves one run, on a database of its own: a program, and after it the tests. SQL could reach this code with
 * a library that it writes and loads, whose scripts Emscripten evaluates, so nothing can be evaluated here.
 */
async function begin(port: MessagePort, runtime: Compiled<SqlRuntime> | undefined): Promise<void> {
  const send: Send = (message) => port.postMessage(message)
  const database = runtime && (await started(runtime))
  if (!database) return send({ type: 'broken' })
  Reflect.deleteProperty(globalThis, 'eval')
  let ending: Ending | undefined
  const hear = async (request: Request) => {
    if (request.type === 'run') {
      ending = await run(database, request, send)
      send({ type: 'settled', id: request.id })
    }
    if (request.type === 'test' && ending) await test(database, { request, ending, send })
  }
  port.addEventListener('message', ({ data }: MessageEvent<Request>) => void hear(data))
  port.start()
  send({ type: 'ready', isIsolated: crossOriginIsolated })
}

async function started(runtime: Compiled<SqlRuntime>): Promise<PGlite | undefined> {
  try {
    return await startDatabase(runtime)
  } catch (error) {
    console.error(error)
    return undefined
  }
}

async function run(database: PGlite, { id, setup, source }: RunRequest, send: Send): Promise<Ending> {
  let reports = 0
  const report = (part: StatementReport) => {
    reports += 1
    if (reports > maximumReports + 1) return
    const told: StatementReport = reports > maximumReports ? { kind: 'rest-hidden' } : part
    send({ type: 'console', id, level: levelOf(told), parts: [told] })
  }
  const error = await setUp(database, setup)
  if (error === undefined) return runProgram(database, source, report)
  report({ kind: 'error', place: null, message: error })
  return { error, result: { fields: undefined, rows: [] } }
}

function levelOf({ kind }: StatementReport): 'error' | 'warn' | 'log' {
  if (kind === 'error') return 'error'
  return kind === 'open-transaction' || kind === 'rest-hidden' ? 'warn' : 'log'
}

type Tests = { request: TestRequest; ending: Ending; send: Send }

async function test(database: PGlite, { request, ending, send }: Tests): Promise<void> {
  const { id, from, tests, code } = request
  const problem = ending.error ?? (await kept(database, code, ending))
  for (const [index, text] of [...tests.entries()].slice(from)) {
    const result: TestResult =
      problem === undefined
        ? await checkTest(database, text)
        : { state: 'failed', kind: 'error', message: problem }
    send({ type: 'result', id, index, result })
  }
  send({ type: 'end', id, count: tests.length - from })
}

async function kept(database: PGlite, code: string, { result }: Ending): Promise<string | undefined> {
  try {
    await keepResult(database, code, result)
    return undefined
  } catch (error) {
    return String(error)
  }
}
