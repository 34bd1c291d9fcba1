import { mkdirSync } from 'node:fs'
import { readConfig } from '#config/config.ts'
import { beginProcess } from '#process/begin-process.ts'
import { protectBuild } from '#process/build-lock.ts'
import { StartError } from '#process/start-error.ts'
import type { ShutDown } from '#process/shut-down.ts'
import { openStorage } from './database/open-storage.ts'
import { openMetrics } from './open-metrics.ts'
import { workInBackground } from './work-in-background.ts'

await beginProcess(openWorker)

/** Shares the data directory with the school on this machine, if there is one, because nothing in it belongs to a worker. */
async function openWorker(shutDown: ShutDown): Promise<void> {
  const config = readConfig(process.env)
  if (config.databaseUrl === undefined) {
    throw new StartError(
      'npm run worker needs DATABASE_URL. The database in DATA_DIR belongs to the school that runs it, and that does the work in the background itself.',
    )
  }
  mkdirSync(config.dataDirectory, { recursive: true })
  shutDown.add(protectBuild(config.buildDirectory))
  const openDatabase = async () => {
    const { database } = await openStorage({ ...config, onClose: (close) => shutDown.add(close) })
    return database
  }
  await workInBackground({ config, shutDown, openDatabase })
  shutDown.add(await openMetrics(config))
  console.log('\nCairn’s work in the background is done here.\nPress Ctrl+C to stop it.\n')
}
