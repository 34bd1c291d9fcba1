import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

/** The first of these files that exists. */
export function findFile(candidates: readonly (string | undefined)[]): string | undefined {
  return candidates.find((path) => path && existsSync(path))
}

/** Installs a package where that is possible. Returns why it is not. */
export function installDebians(name: string): string | undefined {
  if (!existsSync('/etc/debian_version')) return 'Debian’s package: this system is not Debian'
  if (process.getuid?.() !== 0) return 'Debian’s package: only root can install it'
  console.log(`Installing Debian’s package ${name}…`)
  aptGet('update')
  const { status } = aptGet('install', '-y', name)
  return status === 0 ? undefined : `apt-get could not install the package ${name}`
}

function aptGet(...args: string[]) {
  return spawnSync('apt-get', ['-qq', ...args], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  })
}
