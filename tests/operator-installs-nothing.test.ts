import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'

const projectRoot = join(import.meta.dirname, '..')
let folder: string

/** A school that was built elsewhere: what is installed was not installed by `npm start`. */
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'operator-'))
  for (const name of ['package.json', 'package-lock.json'])
    cpSync(join(projectRoot, name), join(folder, name))
  cpSync(join(projectRoot, 'ops'), join(folder, 'ops'), { recursive: true })
  mkdirSync(join(folder, 'node_modules'))
  for (const name of ['school.ts', 'serve.ts'])
    writeFileSync(join(folder, 'ops', name), `console.log('went on')`)
  mkdirSync(join(folder, 'bin'))
  writeFileSync(join(folder, 'bin/npm'), `#!/bin/sh\necho "$@" > "${folder}/npm-was-run"\n`, { mode: 0o755 })
})
afterEach(() => rmSync(folder, { recursive: true }))

/** Runs a script of the project, and says whether it installed anything. */
function run(script: string): { printed: string; hasInstalled: boolean } {
  const { npm_execpath: _npm, ...environment } = process.env
  const { stdout } = spawnSync(process.execPath, [join(folder, 'ops', script)], {
    encoding: 'utf8',
    env: { ...environment, PATH: join(folder, 'bin') + delimiter + environment['PATH'] },
  })
  return { printed: stdout, hasInstalled: existsSync(join(folder, 'npm-was-run')) }
}

test('an operator’s command leaves the libraries of a running school alone', () => {
  expect(run('school.mjs')).toEqual({ printed: 'went on\n', hasInstalled: false })
})

test('twin: `npm start` in the same folder installs them again', () => {
  const { printed, hasInstalled } = run('start.mjs')
  expect(printed).toContain('went on')
  expect(hasInstalled).toBe(true)
})
