import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { projectRoot } from './project-root.mjs'

const stampFile = `${projectRoot}/node_modules/.installed`

/**
 * Installs the locked dependencies unless they are already there. Runs on any Node from 20 on and
 * needs nothing but npm.
 */
export function ensureInstalled() {
  const wanted = createHash('sha256')
    .update(readFileSync(`${projectRoot}/package-lock.json`))
    .digest('hex')
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === wanted) return
  console.log('Installing dependencies (first start, or the lockfile changed)…')
  // Now and then npm fails to unpack one of a thousand packages, and succeeds the second time.
  const install = ['ci', '--no-audit', '--no-fund', '--loglevel=error']
  if (!runNpm(install)) {
    console.error('\nInstalling failed. Trying once more…')
    mustRunNpm(install)
  }
  // A machine-wide `ignore-scripts` leaves the pinned Node out; it is the one script we cannot do without.
  if (!existsSync(`${projectRoot}/node_modules/node/bin/node`) && process.platform !== 'win32') {
    mustRunNpm(['rebuild', 'node', '--ignore-scripts=false', '--loglevel=error'])
  }
  writeFileSync(stampFile, wanted)
}

function mustRunNpm(args) {
  if (runNpm(args)) return
  console.error(
    `\nInstalling failed (npm ${args[0]}). Check the message above and your network, then try again.`,
  )
  process.exit(1)
}

function runNpm(args) {
  // npm tells its own path to the scripts it starts, so that the same npm is used again.
  const self = process.env.npm_execpath
  const [command, first] = self?.endsWith('.js') ? [process.execPath, [self]] : ['npm', []]
  const { status } = spawnSync(command, [...first, ...args], {
    cwd: projectRoot,
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: process.platform === 'win32' && command === 'npm',
  })
  return status === 0
}
