import { spawn } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { ensureBuilt } from './build.ts'
import { checks } from './checks.ts'
import { ensureChromium } from './chromium.ts'
import { projectRoot } from './project-root.mjs'

type Tally = { passed: number; failed: number; skipped: number }

const reports = join(projectRoot, 'test-results')
const isNightly = process.argv.includes('--nightly')

await ensureBuilt()
const environment = {
  ...process.env,
  CHROMIUM_PATH: ensureChromium(),
  TEST_PROFILE: isNightly ? 'nightly' : 'default',
}
rmSync(reports, { recursive: true, force: true })
mkdirSync(reports, { recursive: true })

const tallies: Tally[] = []
for (const { name, command } of checks) tallies.push(await runCheck(name, command))
tallies.push(await runVitest(), await runJourneys())

const total = tallies.reduce((sum, tally) => ({
  passed: sum.passed + tally.passed,
  failed: sum.failed + tally.failed,
  skipped: sum.skipped + tally.skipped,
}))
const skipped = total.skipped > 0 ? `, ${total.skipped} skipped` : ''
console.log(`\n${total.passed} passed, ${total.failed} failed${skipped}`)
process.exitCode = total.failed > 0 || total.passed === 0 ? 1 : 0

async function runCheck(name: string, command: readonly string[]): Promise<Tally> {
  console.log(`\n— ${name}`)
  const isGood = (await run(command)) === 0
  return { passed: isGood ? 1 : 0, failed: isGood ? 0 : 1, skipped: 0 }
}

async function runVitest(): Promise<Tally> {
  console.log('\n— unit, API and runner tests')
  const report = join(reports, 'vitest.json')
  const code = await run([
    'vitest/vitest.mjs',
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ])
  return readTally(code, () => {
    const { numPassedTests, numFailedTests, numPendingTests, success } = readJson<VitestReport>(report)
    // A suite that fails to load has no failed test, but must not count as success.
    const failed = success ? numFailedTests : Math.max(1, numFailedTests)
    return { passed: numPassedTests, failed, skipped: numPendingTests }
  })
}

async function runJourneys(): Promise<Tally> {
  console.log('\n— journeys in Chromium')
  const report = join(reports, 'journeys.json')
  environment['PLAYWRIGHT_JSON_OUTPUT_NAME' as keyof typeof environment] = report
  const code = await run(['@playwright/test/cli.js', 'test', '--config', 'tests/playwright.config.ts'])
  return readTally(code, () => {
    const { stats, errors } = readJson<PlaywrightReport>(report)
    return {
      passed: stats.expected + stats.flaky,
      failed: stats.unexpected + errors.length,
      skipped: stats.skipped,
    }
  })
}

/** A run that failed without naming a test still counts as one failure. */
function readTally(code: number, read: () => Tally): Tally {
  try {
    const tally = read()
    return code !== 0 && tally.failed === 0 ? { ...tally, failed: 1 } : tally
  } catch (error) {
    console.error('The test run produced no readable report:', error)
    return { passed: 0, failed: 1, skipped: 0 }
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

function readJson<T>(file: string): T {
  return JSON.parse(readFileSync(file, 'utf8')) as T
}

type VitestReport = {
  success: boolean
  numPassedTests: number
  numFailedTests: number
  numPendingTests: number
}

type PlaywrightReport = {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number }
  errors: unknown[]
}
