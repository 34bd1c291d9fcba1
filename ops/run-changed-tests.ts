import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { ensureBuilt } from './build.ts'
import { findBase, listChanged } from './changed-files.ts'
import { typeCheck, workspaces } from './checks.ts'
import { ensureChromium } from './chromium.ts'
import { projectRoot } from './project-root.mjs'
import { quickProjects, testsOf } from './tests-of.ts'

/** `npm run test:changed -- [--since <commit>] [journey.spec.ts …]`: what a change is likely to break. */
const { values, positionals: journeys } = parseArgs({
  options: { since: { type: 'string' } },
  allowPositionals: true,
})
const since = values.since ?? findBase()
const files = listChanged(since)
const affected = findAffected(files)
const environment = { ...process.env }
if (affected.includes('packages/runner') || journeys.length > 0) {
  environment['CHROMIUM_PATH'] = ensureChromium()
}

console.log(
  `${files.length} changed files since ${since.slice(0, 10)}; ${affected.join(', ') || 'no workspace'}`,
)
const formatted = files.filter((file) => /\.(?:tsx?|mjs|json|md|css)$/.test(file))
const code = files.filter((file) => /\.(?:tsx?|mjs)$/.test(file))
if (formatted.length > 0) {
  run('format', ['oxfmt/bin/oxfmt', '--check', '--no-error-on-unmatched-pattern', ...formatted])
}
if (code.length > 0) run('lint', ['oxlint/bin/oxlint', '--type-aware', '--deny-warnings', ...code])
for (const { name, command } of affected.map(typeCheck)) run(name, command)
const { tests, leftOut } = testsOf(files, since)
if (tests.length > 0) run('tests', ['vitest/vitest.mjs', 'run', ...quickProjects, ...tests])
if (leftOut > 0) console.log(`\n${leftOut} more test files import the changes; npm test runs them.`)
if (journeys.length > 0) {
  await ensureBuilt()
  run('journeys', [
    '@playwright/test/cli.js',
    'test',
    '--config',
    'tests/playwright.config.ts',
    '--reporter=list',
    ...journeys,
  ])
}

/** The workspaces with a changed file, and those that import them. */
function findAffected(changed: readonly string[]): string[] {
  const isTouched = (workspace: string) =>
    workspace === '.'
      ? changed.some((file) => /^(?:ops|tests|bench)\/|^[^/]+\.ts$/.test(file))
      : changed.some((file) => file.startsWith(`${workspace}/`))
  const touched = workspaces.filter(isTouched)
  const names = touched.map((workspace) => readManifest(workspace).name)
  return workspaces.filter((workspace) => {
    const { dependencies = {} } = readManifest(workspace)
    return touched.includes(workspace) || names.some((name) => name in dependencies)
  })
}

function readManifest(workspace: string): { name: string; dependencies?: Record<string, string> } {
  return JSON.parse(readFileSync(join(projectRoot, workspace, 'package.json'), 'utf8')) as {
    name: string
    dependencies?: Record<string, string>
  }
}

function run(name: string, [script = '', ...args]: readonly string[]): void {
  const start = performance.now()
  console.log(`\n— ${name}`)
  const { status } = spawnSync(process.execPath, [join(projectRoot, 'node_modules', script), ...args], {
    cwd: projectRoot,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: environment,
  })
  console.log(`${status === 0 ? 'passed' : 'FAILED'} in ${((performance.now() - start) / 1000).toFixed(1)} s`)
  if (status !== 0) process.exitCode = 1
}
