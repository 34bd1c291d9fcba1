import { readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { projectRoot } from './project-root.mjs'

/** How many tests of a run passed, and where to find those that did not. */
export type Tally = { passed: number; skipped: number; failures: string[] }

export function readVitestReport(file: string): Tally {
  const { numPassedTests, numPendingTests, testResults } = readJson<VitestReport>(file)
  const failures = testResults.flatMap(({ name, status, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status === 'failed')
    // A file that does not load has no failed test, but must not count as success.
    if (failed.length === 0 && status === 'failed') return [relative(projectRoot, name)]
    return failed.map(({ fullName }) => `${relative(projectRoot, name)} › ${fullName}`)
  })
  return { passed: numPassedTests, skipped: numPendingTests, failures }
}

export function readJourneysReport(file: string): Tally {
  const { stats, errors, suites } = readJson<PlaywrightReport>(file)
  return {
    passed: stats.expected,
    skipped: stats.skipped,
    failures: [...suites.flatMap(failedSpecs), ...errors.map(({ message }) => message)],
  }
}

function failedSpecs({ file, specs, suites = [] }: PlaywrightSuite): string[] {
  const failed = specs.filter(({ ok }) => !ok).map(({ title, line }) => `${file}:${line} › ${title}`)
  return [...failed, ...suites.flatMap(failedSpecs)]
}

function readJson<T>(file: string): T {
  return JSON.parse(readFileSync(file, 'utf8')) as T
}

type VitestReport = {
  numPassedTests: number
  numPendingTests: number
  testResults: { name: string; status: string; assertionResults: { fullName: string; status: string }[] }[]
}

type PlaywrightSuite = {
  file: string
  specs: { title: string; line: number; ok: boolean }[]
  suites?: PlaywrightSuite[]
}

type PlaywrightReport = {
  stats: { expected: number; skipped: number }
  errors: { message: string }[]
  suites: PlaywrightSuite[]
}
