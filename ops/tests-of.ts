import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { projectRoot } from './project-root.mjs'

/** When more test files than these import a change, most of them reach it through a whole app. */
const mostImporting = 15

/** The whole product and the tests under load belong to `npm test`. */
export const quickProjects = ['--project=!tests', '--project=!runner alone']

/** Files of the nightly profile are named when it runs (excluded-tests.ts). */
const testFile = process.env['TEST_PROFILE'] === 'nightly' ? /\.test\.ts$/ : /(?<!\.nightly)\.test\.ts$/

/** The test files to run for changed files, and the number of those that import them and are left out. */
export function testsOf(changed: readonly string[], since: string): { tests: string[]; leftOut: number } {
  const beside = new Set(changed.filter((file) => /^(?:apps|packages)\//.test(file)).flatMap(testsBeside))
  const importing = testsThatImport(since)
  if (importing.length <= mostImporting) return { tests: [...new Set([...beside, ...importing])], leftOut: 0 }
  return { tests: [...beside], leftOut: importing.filter((file) => !beside.has(file)).length }
}

/** Tests of code that runs in a browser import nothing of it, but stand in its folder. */
function testsBeside(file: string): string[] {
  const folder = dirname(file)
  if (!existsSync(join(projectRoot, folder))) return []
  return readdirSync(join(projectRoot, folder))
    .filter((name) => testFile.test(name))
    .map((name) => `${folder}/${name}`)
}

function testsThatImport(since: string): string[] {
  const vitest = join(projectRoot, 'node_modules/vitest/vitest.mjs')
  const options = ['list', '--filesOnly', '--json', '--changed', since, ...quickProjects]
  const { stdout } = spawnSync(process.execPath, [vitest, ...options], { cwd: projectRoot, encoding: 'utf8' })
  const listed = JSON.parse(stdout || '[]') as { file: string }[]
  return listed.map(({ file }) => relative(projectRoot, file).replaceAll('\\', '/'))
}
