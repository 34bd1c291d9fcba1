import cluster from 'node:cluster'
import { mkdirSync } from 'node:fs'
import { type Config, readConfig } from '#config/config.ts'
import { protectBuild } from '#process/build-lock.ts'
import { explainFailure } from '#process/explain-failure.ts'
import { lockDataDirectory } from '#process/owner-lock.ts'
import { ShutDown } from '#process/shut-down.ts'
import { startWorkers } from '#process/start-workers.ts'
import { receiveInstructions, tellFailure, tellReady } from '#process/worker-messages.ts'
import { connectAsWorker } from './database/connect-as-worker.ts'
import type { Connection } from './database/connect.ts'
import { openStorage } from './database/open-storage.ts'
import type { School } from './serve-school.ts'

const shutDown = new ShutDown({ isQuiet: cluster.isWorker })
// Closing the terminal must not end the school before its database.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined)

try {
  const config = readConfig(process.env)
  await (cluster.isWorker ? serveAsWorker(config) : openSchool(config))
} catch (error) {
  // Anything that is being closed while it starts fails somewhere; that is expected.
  if (!shutDown.hasBegun) {
    const explained = explainFailure(error)
    if (cluster.isWorker) await tellFailure(explained)
    else console.error(explained)
    process.exitCode = 1
    await shutDown.run()
  }
}

/** Owns the data directory, and answers requests here or in workers. */
async function openSchool(config: Config): Promise<void> {
  mkdirSync(config.dataDirectory, { recursive: true })
  shutDown.add(lockDataDirectory(config.dataDirectory))
  shutDown.add(protectBuild(config.buildDirectory))
  const open = () => openStorage({ ...config, onClose: (close) => shutDown.add(close) })
  if (config.workers === 1) {
    const openDatabase = async () => (await open()).database
    await serve({ config, shutDown, openDatabase, runsProjects: true })
  } else {
    const workers = startWorkers({ count: config.workers, connection: (await open()).connection })
    shutDown.add(workers.close)
    await workers.ready
  }
  console.log(
    `\nCairn is running at ${config.appOrigin}\nPress Ctrl+C to stop it. Its data is in ${config.dataDirectory}\n`,
  )
}

async function serveAsWorker(config: Config): Promise<void> {
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
