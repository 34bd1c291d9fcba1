import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import {
  browserApplications,
  browsers,
  headlessShells,
  pathsOf,
} from '../apps/server/src/config/browser-places.ts'
import { findFile, installDebians } from './debian-package.ts'
import { projectRoot } from './project-root.mjs'

/**
 * Path of a Chromium to test with: the one named by `CHROMIUM_PATH`, an installed one, Playwright's own, or one that is
 * installed now.
 *
 * @throws Error that lists what was tried when none is available.
 */
export function ensureChromium(): string {
  const found = findChromium()
  if (found) return found
  const attempts = [installPlaywrights, () => installDebians('chromium')]
  const reasons: string[] = []
  for (const attempt of attempts) {
    const reason = attempt()
    if (reason) reasons.push(reason)
    const installed = findChromium()
    if (installed) return installed
  }
  throw new Error(
    `Found no Chromium to test with. Tried:\n${reasons.map((reason) => `  - ${reason}`).join('\n')}\n` +
      'Install Chromium or Chrome, or set CHROMIUM_PATH to its path.',
  )
}

/**
 * Path of Chromium's headless shell: the same engine without the browser around it, which takes a third less time. The
 * one named by `HEADLESS_SHELL_PATH`, an installed one, or Debian's; undefined if there is none.
 */
export function ensureHeadlessShell(): string | undefined {
  return findHeadlessShell() ?? (installDebians('chromium-headless-shell') ? undefined : findHeadlessShell())
}

function findHeadlessShell(): string | undefined {
  return findFile([process.env['HEADLESS_SHELL_PATH'], ...pathsOf(headlessShells, process.env['PATH'])])
}

function findChromium(): string | undefined {
  return findFile([
    process.env['CHROMIUM_PATH'],
    ...pathsOf(browsers, process.env['PATH']),
    ...browserApplications,
    chromium.executablePath(),
  ])
}

function installPlaywrights(): string | undefined {
  console.log('No Chromium found. Installing Playwright’s…')
  const cli = join(projectRoot, 'node_modules/@playwright/test/cli.js')
  const withDependencies = process.platform === 'linux' && process.getuid?.() === 0 ? ['--with-deps'] : []
  const { status } = spawnSync(process.execPath, [cli, 'install', ...withDependencies, 'chromium'], {
    stdio: ['ignore', 'ignore', 'ignore'],
    timeout: 5 * 60 * 1000,
  })
  return status === 0 ? undefined : 'Playwright’s Chromium could not be downloaded (is the network up?)'
}
