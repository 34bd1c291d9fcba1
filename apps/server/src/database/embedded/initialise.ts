import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { StartError } from '#process/start-error.ts'
import { owner } from './data-folder.ts'
import { launch } from './launch.ts'
import type { Launcher } from './unprivileged.ts'
import { renameDurably } from './write-durably.ts'

type Making = { data: string; password: string; initdb: string; launcher: Launcher }

/**
 * Creates PostgreSQL's data folder if there is none: runs `initdb` in a temporary folder beside it and renames that,
 * so that a folder of the final name is always complete.
 */
export async function initialise({ data, password, initdb, launcher }: Making): Promise<void> {
  if (existsSync(join(data, 'PG_VERSION'))) return
  const fresh = `${data}.new`
  await rm(fresh, { recursive: true, force: true })
  await mkdir(fresh, { mode: 0o700 })
  launcher.own(fresh)
  const passwordFile = `${fresh}.password`
  await writeFile(passwordFile, password, { mode: 0o600 })
  launcher.own(passwordFile)
  const encoding = ['-E', 'UTF8', '--locale=C']
  const args = ['-D', fresh, '-U', owner, '-A', 'scram-sha-256', `--pwfile=${passwordFile}`, ...encoding]
  const child = launch(launcher, initdb, args, 'pipe')
  let output = ''
  child.stdout?.on('data', (chunk: Buffer) => (output += chunk.toString()))
  child.stderr?.on('data', (chunk: Buffer) => (output += chunk.toString()))
  const [code] = (await once(child, 'close')) as [number | null]
  await rm(passwordFile)
  if (code !== 0) throw new StartError(`PostgreSQL could not be set up in ${data}:\n${output}`)
  await renameDurably(fresh, data)
}
