import { spawn } from 'node:child_process'
import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { buildDirectory } from './build-directory.ts'
import { ensureBuilt } from './build.ts'
import { ensureCaddy } from './caddy.ts'
import { ensureChromium, ensureHeadlessShell } from './chromium.ts'
import { projectRoot } from './project-root.mjs'
import { runChecks } from './run-checks.ts'
import { makeTestFolder } from './test-folder.ts'
import { readJourneysReport, readVitestReport, type Tally } from './test-reports.ts'

const reports = join(projectRoot, 'test-results')
const isNightly = process.argv.includes('--nightly')

await ensureBuilt()
const testFolder = makeTestFolder()
process.on('exit', () => rmSync(testFolder, { recursive: true, force: true }))
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(1))
const environment = {
  ...process.env,
  TMPDIR: testFolder,
  CHROMIUM_PATH: ensureChromium(),
  CADDY_PATH: ensureCaddy(),
  HEADLESS_SHELL_PATH: isNightly ? undefined : ensureHeadlessShell(),
  TEST_PROFILE: isNightly ? 'nightly' : 'default',
  // Some hundred schools and workers start while tests run, all with the same modules.
  NODE_COMPILE_CACHE: join(buildDirectory, 'compile-cache'),
}
rmSync(reports, { recursive: true, force: true })
mkdirSync(reports, { recursive: true })

const tallies = [...(await tallyChecks()), await runVitest(), await runJourneys()]

const passed = sum(tallies.map((tally) => tally.passed))
const skipped = sum(tallies.map((tally) => tally.skipped))
const failures = tallies.flatMap((tally) => tally.failures)
const repeated = tallies.flatMap((tally) => tally.repeated)
if (repeated.length > 0) console.log(`\nPassed only when repeated:\n${lines(repeated)}`)
if (failures.length > 0) console.log(`\nFailed:\n${lines(failures)}`)
console.log(`\n${passed} passed, ${failures.length} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`)
process.exitCode = failures.length > 0 || passed === 0 ? 1 : 0

async function tallyChecks(): Promise<Tally[]> {
  return (await runChecks()).map(({ name, isGood }) => ({
    passed: isGood ? 1 : 0,
    skipped: 0,
    failures: isGood ? [] : [name],
    repeated: [],
  }))
}

async function runVitest(): Promise<Tally> {
  const name = 'unit, API and runner tests'
  console.log(`\n— ${name}`)
  const report = join(reports, 'vitest.json')
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  const code = await run(['vitest/vitest.mjs', 'run', ...reporters])
  return readTally(name, code, () => readVitestReport(report))
}

async function runJourneys(): Promise<Tally> {
  const name = 'journeys in Chromium'
  console.log(`\n— ${name}`)
  const report = join(reports, 'journeys.json')
  environment['PLAYWRIGHT_JSON_OUTPUT_NAME' as keyof typeof environment] = report
  const code = await run(['@playwright/test/cli.js', 'test', '--config', 'tests/playwright.config.ts'])
  return readTally(name, code, () => readJourneysReport(report))
}

/** A run that failed without naming a test still counts as one failure. */
function readTally(name: string, code: number, read: () => Tally): Tally {
  try {
    const tally = read()
    return code !== 0 && tally.failures.length === 0 ? { ...tally, failures: [name] } : tally
  } catch (error) {
    console.error('The test run produced no readable report:', error)
    return { passed: 0, skipped: 0, failures: [name], repeated: [] }
  }
}

async function run([script, ...args]: readonly string[]): Promise<number> {
  const child = spawn(process.execPath, [join(projectRoot, 'node_modules', script ?? ''), ...args], {
    cwd: projectRoot,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: environment,
  })
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('close', (code) => resolve(code ?? 1))
  })
}

function lines(names: readonly string[]): string {
  return names.map((name) => `  ${name}`).join('\n')
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}
