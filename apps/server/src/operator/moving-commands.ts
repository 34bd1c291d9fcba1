import { mkdirSync } from 'node:fs'
import { resolve } from 'node:path'
import type { StorageConfig } from '#config/storage-config.ts'
import type { Connection } from '#database/connect.ts'
import { exportSchool } from '#moving/export-school.ts'
import { importInto } from '#moving/import-into.ts'
import type { ImportedSchool } from '#moving/import-lines.ts'
import { importSchool } from '#moving/import-school.ts'
import { keepKey } from '#moving/keep-key.ts'
import { readSchoolFile } from '#moving/read-school-file.ts'
import { upgradeSchool } from '#moving/upgrade-school.ts'
import { lockDataDirectory } from '#process/owner-lock.ts'
import { CommandError } from './command-error.ts'
import { finishedEarlier } from './finished-earlier.ts'
import type { SchoolCommand } from './school-command.ts'
import { withEmbedded } from './with-embedded.ts'

export const exportCommand: SchoolCommand = {
  words: ['export'],
  parameters: ['FILE'],
  meaning: 'writes the whole school to one new file, for another machine, database or version',
  run: async ({ storage, now }, [file = '']) => {
    const { credentialKeyFile: keyFile, dataDirectory } = storage
    const request = { keyFile, path: resolve(file), dataDirectory, now }
    const owner = ownerOf(storage)
    const bytes = owner
      ? await exportSchool({ ...request, connection: owner })
      : await withEmbedded(storage, (connection) => exportSchool({ ...request, connection }))
    return `The school is in ${file} (${Math.ceil(bytes / 1e6)} MB), with its secrets. Keep it as secret as the school itself.`
  },
}

export const importCommand: SchoolCommand = {
  words: ['import'],
  parameters: ['FILE'],
  meaning: 'puts an exported school into a new DATA_DIR or an empty database, and compares every row',
  run: async ({ storage }, [file = '']) => {
    const lines = readSchoolFile(resolve(file))
    const owner = ownerOf(storage)
    const imported = owner
      ? await importInto(owner, lines, ({ key }) => keepKey(storage.credentialKeyFile, key))
      : await intoDirectory(storage, (request) => importSchool({ ...request, lines }))
    return imported ? `The school is there. ${describe(imported)}` : finishedEarlier
  },
}

export const upgradeCommand: SchoolCommand = {
  words: ['upgrade'],
  parameters: ['FOLDER'],
  meaning: 'moves DATA_DIR to the PostgreSQL of this version; FOLDER has the programs of the earlier one',
  run: async ({ storage, now }, [folder = '']) => {
    if (storage.databaseUrl !== undefined)
      throw new CommandError('DATABASE_URL names a database of your own. Upgrade it with its own tools.')
    const { dataDirectory } = storage
    const letGo = lockDataDirectory(dataDirectory)
    try {
      const upgraded = await upgradeSchool({ dataDirectory, oldPrograms: resolve(folder), now })
      if (!upgraded) return 'The interrupted upgrade is finished. Start the school.'
      return `The school is upgraded. ${describe(upgraded)} The old data is in ${upgraded.kept}; delete it when all is well.`
    } finally {
      letGo()
    }
  },
}

/** How to connect to the operator’s own database; undefined for the embedded one. */
function ownerOf({ databaseUrl, migrationUrl }: StorageConfig): Connection | undefined {
  const connectionString = migrationUrl ?? databaseUrl
  return databaseUrl === undefined || connectionString === undefined ? undefined : { connectionString }
}

async function intoDirectory<Result>(
  { dataDirectory, credentialKeyFile }: StorageConfig,
  work: (request: { dataDirectory: string; keyFile: string }) => Promise<Result>,
): Promise<Result> {
  mkdirSync(dataDirectory, { recursive: true })
  const letGo = lockDataDirectory(dataDirectory)
  try {
    return await work({ dataDirectory, keyFile: credentialKeyFile })
  } finally {
    letGo()
  }
}

function describe({ rows, campers, completions }: ImportedSchool): string {
  return `All rows were compared with the original (${rows}; campers: ${campers}; completed lessons: ${completions}).`
}
