import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { connect } from '#database/connect.ts'
import { readConnection } from '#database/embedded/data-folder.ts'
import { openStorage } from '#database/open-storage.ts'
import type { Database } from '#database/schema.ts'
import { runSchoolCommand } from '#operator/run-school-command.ts'
import { lockDataDirectory } from '#process/owner-lock.ts'

type Typed = { exitCode: number; said: string }

/** A folder for data directories, archives and backups, and the command line of schools in it. */
export async function openDataDirectories() {
  const root = await mkdtemp(join(tmpdir(), 'backup-'))
  const pathOf = (name: string) => join(root, name)
  return {
    pathOf,
    /** Runs `work` while a school has its data in a directory. */
    withSchool: async <Result>(
      { data, archive }: { data: string; archive?: string },
      work: (database: Database) => Promise<Result>,
    ): Promise<Result> => {
      const dataDirectory = pathOf(data)
      const archiveDirectory = archive === undefined ? undefined : pathOf(archive)
      const storage = await openStorage({ databaseUrl: undefined, dataDirectory, archiveDirectory })
      const letGo = lockDataDirectory(dataDirectory)
      try {
        return await work(storage.database)
      } finally {
        await storage.close()
        letGo()
      }
    },
    /** Runs `work` as the owner of a running school's database; requests are answered by a role that may read less. */
    asOwner: async <Result>(data: string, work: (database: Database) => Promise<Result>): Promise<Result> => {
      const database = connect(await readConnection(pathOf(data)))
      try {
        return await work(database)
      } finally {
        await database.destroy()
      }
    },
    /** What an operator types after `npm run school --`. */
    type: async (words: readonly string[], environment: Record<string, string>): Promise<Typed> => {
      const said: string[] = []
      const say = (text: string) => said.push(text)
      const terminal = { environment, now: () => new Date(), print: say, complain: say }
      const exitCode = await runSchoolCommand(words, terminal)
      return { exitCode, said: said.join('\n') }
    },
    remove: () => rm(root, { recursive: true, force: true }),
  }
}
