import { spawnSync } from 'node:child_process'
import { cp, mkdir, readdir, readlink, symlink } from 'node:fs/promises'
import { join } from 'node:path'
import { projectRoot } from '../../ops/project-root.mjs'

const migrations = 'apps/server/src/database/migrations'
const packages = join(projectRoot, 'node_modules')
/** Links to the parts of the project itself, which the copy needs to its own ones. */
const ownPackages = '@cairn'

/**
 * Copies the code that may still run while this version's migrations are already applied: that of the last release, or
 * before the first one, that before the newest migration. It gets this version's migrations, and its packages.
 *
 * @throws Error where git does not know the history
 */
export async function copyFormerRelease(folder: string): Promise<void> {
  run('git', ['archive', '--output', join(folder, 'former.tar'), findFormerRelease()])
  run('tar', ['-xf', join(folder, 'former.tar'), '-C', folder])
  await cp(join(projectRoot, migrations), join(folder, migrations), { recursive: true, force: false })
  const copied = join(folder, 'node_modules')
  await mkdir(join(copied, ownPackages), { recursive: true })
  for (const name of await readdir(packages)) {
    if (name !== ownPackages) await symlink(join(packages, name), join(copied, name))
  }
  for (const name of await readdir(join(packages, ownPackages))) {
    const target = await readlink(join(packages, ownPackages, name))
    await symlink(target, join(copied, ownPackages, name))
  }
}

function findFormerRelease(): string {
  const { status, stdout } = git(['describe', '--tags', '--abbrev=0', '--match', 'v*', 'HEAD^'])
  if (status === 0) return stdout.trim()
  return `${run('git', ['log', '-1', '--format=%H', '--', migrations]).trim()}^`
}

const git = (args: readonly string[]) => spawnSync('git', args, { cwd: projectRoot, encoding: 'utf8' })

function run(program: string, args: readonly string[]): string {
  const { status, stdout, stderr } = spawnSync(program, args, { cwd: projectRoot, encoding: 'utf8' })
  if (status !== 0) throw new Error(`${program} ${args.join(' ')}: ${stderr}`)
  return stdout
}
