import { join } from 'node:path'
import type { Config } from '#config/config.ts'
import { StartError } from '#process/start-error.ts'
import type { ShutDown } from '#process/shut-down.ts'
import { openCredentials } from './credentials/open-credentials.ts'
import type { Database } from './database/schema.ts'
import { readFeatures } from './features/read-features.ts'
import { findWorkerBrowser } from './find-project-browser.ts'
import { createLog } from './log/create-log.ts'
import { observe } from './observe.ts'
import { openBackground } from './open-background.ts'
import { openLessons } from './open-lessons.ts'

type WorkOptions = {
  config: Config
  shutDown: ShutDown
  /** Called when the rest is ready, so that what cannot be read stops the start first. */
  openDatabase: () => Promise<Database>
}

/**
 * Does the jobs of a school until `shutDown` has it end, and answers no requests (docs/configuration.md, “Work in the
 * background”).
 *
 * @throws StartError when there is nothing to do
 */
export async function workInBackground({ config, shutDown, openDatabase }: WorkOptions): Promise<void> {
  const log = createLog({ level: config.logLevel })
  const browser = findWorkerBrowser(config)
  const featureRules = await readFeatures(config)
  const compiled = join(config.buildDirectory, 'curriculum')
  const { curricula } = await openLessons({ config, shutDown, featureRules, compiled, log })
  const database = await openDatabase()
  await observe({ config, shutDown, database })
  const now = () => new Date()
  const background = await openBackground({
    config,
    shutDown,
    database,
    log,
    browser,
    isWorking: true,
    now,
  })
  if (!background.hasJobs) {
    throw new StartError(
      'This school has no work in the background: no SMTP_URL, no donations, and no projects that are run again.',
    )
  }
  await openCredentials({
    database,
    curriculum: curricula.base.curriculum,
    issuer: background.issuer,
    running: background.running,
    now,
    onFailure: (error) => log.error({ err: error }, 'a certificate was not signed'),
  })
}
