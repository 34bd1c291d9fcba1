import { readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { projectRoot } from './project-root.mjs'

/** How many tests of a run passed, and where to find those that did not, or only when they were repeated. */
export type Tally = { passed: number; skipped: number; failures: string[]; repeated: string[] }

/** A few journeys lose a race with a machine that others use as well; more point to the product. */
const mostRepeated = 3

export function readVitestReport(file: string): Tally {
  const { numPassedTests, numPendingTests, testResults } = readJson<VitestReport>(file)
  const failures = testResults.flatMap(({ name, status, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status === 'failed')
    // A file that does not load has no failed test, but must not count as success.
    if (failed.length === 0 && status === 'failed') return [relative(projectRoot, name)]
    return failed.map(({ fullName, failureMessages }) =>
      [`${relative(projectRoot, name)} › ${fullName}`, ...failureMessages.map(firstLine)].join('\n    '),
    )
  })
  return { passed: numPassedTests, skipped: numPendingTests, failures, repeated: [] }
}

export function readJourneysReport(file: string): Tally {
  const { stats, errors, suites } = readJson<PlaywrightReport>(file)
  const failures = [...namesOf(suites, 'unexpected'), ...errors.map(({ message }) => message)]
  const repeated = namesOf(suites, 'flaky')
  const isTooOften = repeated.length > mostRepeated
  return {
    passed: stats.expected + (isTooOften ? 0 : repeated.length),
    skipped: stats.skipped,
    failures: isTooOften ? [...failures, ...repeated] : failures,
    repeated,
  }
}

function namesOf(suites: PlaywrightSuite[], status: JourneyStatus): string[] {
  return suites.flatMap(({ file, specs, suites: inner = [] }) => [
    ...specs
      .filter(({ tests }) => tests.some((test) => test.status === status))
      .map(({ title, line }) => `${file}:${line} › ${title}`),
    ...namesOf(inner, status),
  ])
}

/** The rest of a failure, which may be long, is where the test is reported. */
function firstLine(text: string): string {
  return text.split('\n', 1)[0] ?? ''
}

function readJson<T>(file: string): T {
  return JSON.parse(readFileSync(file, 'utf8')) as T
}

type VitestReport = {
  numPassedTests: number
  numPendingTests: number
  testResults: {
    name: string
    status: string
    assertionResults: { fullName: string; status: string; failureMessages: string[] }[]
  }[]
}

type JourneyStatus = 'expected' | 'unexpected' | 'flaky' | 'skipped'

type PlaywrightSuite = {
  file: string
  specs: { title: string; line: number; tests: { status: JourneyStatus }[] }[]
  suites?: PlaywrightSuite[]
}

type PlaywrightReport = {
  stats: { expected: number; skipped: number }
  errors: { message: string }[]
  suites: PlaywrightSuite[]
}
