import { existsSync } from 'node:fs'
import type { StorageConfig } from '#config/storage-config.ts'
import { dataFolder } from '#database/embedded/data-folder.ts'
import { checkAnswers } from '#doctor/check-answers.ts'
import { checkArchive } from '#doctor/check-archive.ts'
import { checkBuild } from '#doctor/check-build.ts'
import { checkDatabase } from '#doctor/check-database.ts'
import { checkFolder } from '#doctor/check-folder.ts'
import { checkKeys } from '#doctor/check-keys.ts'
import { checkMail } from '#doctor/check-mail.ts'
import { checkPorts } from '#doctor/check-ports.ts'
import { checkReplica } from '#doctor/check-replica.ts'
import { checkSettings } from '#doctor/check-settings.ts'
import { broken, type Finding, odd } from '#doctor/finding.ts'
import { explainFailure } from '#process/explain-failure.ts'
import { isInUse } from '#process/owner-lock.ts'
import { CommandError } from './command-error.ts'
import type { SchoolCommand } from './school-command.ts'
import { withDatabase } from './with-database.ts'

const marks = { good: '✓', odd: '?', broken: '✗' } as const

/** For a school that does not start, or not as it should. */
export const doctor: SchoolCommand = {
  words: ['doctor'],
  parameters: [],
  meaning: 'looks for what is wrong with settings, folders, database, mail and keys',
  run: async (context) => {
    const findings = await examine(context)
    const lines = findings.map(({ is, text }) => `${marks[is]} ${text}`)
    const count = findings.filter(({ is }) => is === 'broken').length
    if (count > 0) throw new CommandError([...lines, '', `To mend: ${count}.`].join('\n'))
    return [...lines, '', 'Nothing is broken.'].join('\n')
  },
}

async function examine({ environment, storage, buildDirectory, now }: Context): Promise<Finding[]> {
  const { findings, config } = checkSettings(environment)
  const { dataDirectory, archiveDirectory, databaseUrl, replicaUrl, credentialKeyFile } = storage
  const folders = [
    ...checkFolder('DATA_DIR', dataDirectory),
    ...(archiveDirectory === undefined ? [] : checkFolder('ARCHIVE_DIR', archiveDirectory)),
  ]
  const canBeUsed = folders.every(({ is }) => is !== 'broken')
  const isRunning = canBeUsed && isInUse(dataDirectory)
  return [
    ...findings,
    ...(await checkBuild(buildDirectory, config?.curriculumLocale ?? 'english')),
    ...folders,
    ...(canBeUsed ? await checkArchive(storage) : []),
    ...(canBeUsed || databaseUrl !== undefined ? await examineDatabase(storage, now()) : []),
    ...(await checkReplica(replicaUrl)),
    ...checkKeys(credentialKeyFile),
    ...(await checkMail(config?.smtpUrl)),
    ...(config ? await (isRunning ? checkAnswers(config.appOrigin) : checkPorts(config)) : []),
  ]
}

async function examineDatabase(storage: StorageConfig, now: Date): Promise<Finding[]> {
  const { databaseUrl, migrationUrl, dataDirectory } = storage
  const isEmbedded = databaseUrl === undefined
  if (isEmbedded && !existsSync(dataFolder(dataDirectory).data))
    return [odd(`There is no school in DATA_DIR=${dataDirectory} yet. The first start makes one.`)]
  try {
    // The role that answers requests may not read which migrations were applied.
    const ofOwner = { ...storage, databaseUrl: migrationUrl ?? databaseUrl }
    return await withDatabase(ofOwner, (database) => checkDatabase(database, { now, isEmbedded }))
  } catch (error) {
    return [broken(textOf(error))]
  }
}

type Context = Parameters<SchoolCommand['run']>[0]

function textOf(error: unknown): string {
  const explained = explainFailure(error)
  return explained instanceof Error ? explained.message : String(explained)
}
