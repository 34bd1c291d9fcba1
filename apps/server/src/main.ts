import cluster from 'node:cluster'
import { mkdirSync } from 'node:fs'
import { type Config, readConfig } from '#config/config.ts'
import { beginProcess } from '#process/begin-process.ts'
import { protectBuild } from '#process/build-lock.ts'
import { lockDataDirectory } from '#process/owner-lock.ts'
import type { ShutDown } from '#process/shut-down.ts'
import { startWorkers } from '#process/start-workers.ts'
import { receiveInstructions, tellFailure, tellReady } from '#process/worker-messages.ts'
import { connectAsWorker } from './database/connect-as-worker.ts'
import type { Connection } from './database/connect.ts'
import { checkKeys } from './doctor/check-keys.ts'
import { openMetrics } from './open-metrics.ts'
import { requireArchive } from './database/embedded/require-archive.ts'
import { openStorage } from './database/open-storage.ts'
import type { School } from './serve-school.ts'

await (cluster.isWorker ? beginProcess(serveAsWorker, { tellFailure }) : beginProcess(openSchool))

/** Owns the data directory, and answers requests here or in workers. */
async function openSchool(shutDown: ShutDown): Promise<void> {
  const config = readConfig(process.env)
  mkdirSync(config.dataDirectory, { recursive: true })
  shutDown.add(lockDataDirectory(config.dataDirectory))
  shutDown.add(protectBuild(config.buildDirectory))
  await requireArchive(config)
  warnOfKey(config)
  const open = () => openStorage({ ...config, onClose: (close) => shutDown.add(close) })
  if (config.workers === 1) {
    const openDatabase = async () => (await open()).database
    await serve({ config, shutDown, openDatabase, runsProjects: true })
  } else {
    const workers = startWorkers({ count: config.workers, connection: (await open()).connection })
    shutDown.add(workers.close)
    await workers.ready
  }
  shutDown.add(await openMetrics(config))
  sayRunning(config)
}

async function serveAsWorker(shutDown: ShutDown): Promise<void> {
  const config = readConfig(process.env)
  const { connection, runsProjects } = await receiveInstructions<Connection>()
  const openDatabase = () => connectAsWorker(connection, (close) => shutDown.add(close))
  await serve({ config, shutDown, openDatabase, runsProjects })
  tellReady()
}

/** Loads what answers requests, which the first process of several does not need. */
async function serve(school: School): Promise<void> {
  const { serveSchool } = await import('./serve-school.ts')
  return serveSchool(school)
}

/** Without a key that can be read, no certificate can be signed; the rest of the school needs none, and starts. */
function warnOfKey({ credentialKeyFile }: Config): void {
  for (const { is, text } of checkKeys(credentialKeyFile)) if (is !== 'good') console.error(text)
}

function sayRunning({ appOrigin, dataDirectory }: Config): void {
  console.log(
    `\nCairn is running at ${appOrigin}\nPress Ctrl+C to stop it. Its data is in ${dataDirectory}\n`,
  )
}
