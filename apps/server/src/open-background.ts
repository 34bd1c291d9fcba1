import { access, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyBaseLogger } from 'fastify'
import type { Config } from '#config/config.ts'
import { pythonPackagesFolder } from '#config/python-packages-folder.ts'
import { readBuilt } from '#process/read-built.ts'
import type { ShutDown } from '#process/shut-down.ts'
import type { Issuer } from './credentials/issuer.ts'
import { loadWriter, openIssuer } from './credentials/open-issuer.ts'
import type { Database } from './database/schema.ts'
import { reconcileNightly } from './donations/nightly.ts'
import { openDonations } from './donations/open-donations.ts'
import { type Endings, openEndings } from './donations/open-endings.ts'
import type { DonationServices } from './donations/services.ts'
import type { ProjectBrowser } from './find-project-browser.ts'
import { jobsWhenNeeded } from './jobs/jobs-when-needed.ts'
import type { Mailer } from './mail/mailer.ts'
import { openMailer } from './mail/open-mailer.ts'
import { openRerunner } from './reruns/open-rerunner.ts'
import type { Running } from './reruns/open-reruns.ts'

type BackgroundOptions = {
  config: Config
  shutDown: ShutDown
  database: Database
  log: FastifyBaseLogger
  browser: ProjectBrowser
  /** Whether this process does jobs, or only adds them. */
  isWorking: boolean
  now: () => Date
}

/** What needs the queue of jobs. */
export type Background = {
  mailer: Mailer
  donations: DonationServices
  /** Undefined in a school that takes no donations. */
  giftEndings: Endings | undefined
  /** Undefined where no projects are run again. */
  running: Running | undefined
  issuer: Issuer
  /** Whether the school has a queue at all. */
  hasJobs: boolean
}

/** Opens mail, gifts, projects that are run again, and the signatures that follow from them. */
export async function openBackground(options: BackgroundOptions): Promise<Background> {
  const { config, shutDown, database, log, browser, isWorking, now } = options
  const built = config.buildDirectory
  const rerunner =
    browser.path === undefined
      ? undefined
      : openRerunner({
          browserPath: browser.path,
          runnerDirectory: join(built, 'runner'),
          pythonPackagesDirectory: pythonPackagesFolder(config.dataDirectory),
          onBrowser: browserReporter(log),
        })
  if (rerunner) shutDown.add(rerunner.close)
  let hasJobs = false
  const openJobs = jobsWhenNeeded({
    database,
    isWorking,
    onFailure: (error) => log.error({ err: error }, 'a job in the background failed'),
    // What another process adds is not announced.
    ...(config.sharesDatabase && { lookEverySeconds: 2 }),
    onOpen: (jobs) => {
      hasJobs = true
      shutDown.add(jobs.close)
    },
  })
  const mailer = await openMailer({ config, database, log, now, print: console.log, openJobs })
  const donations = await openDonations({
    ...config,
    database,
    mailer,
    now,
    onFailure: (error) => log.error({ err: error }, 'a donation could not be settled'),
  })
  const takesDonations = (donations.card ?? donations.paypal) !== null
  if (takesDonations) await reconcileNightly({ jobs: await openJobs(), database, services: donations })
  const giftEndings = takesDonations ? await openEndings(await openJobs(), donations) : undefined
  const running = browser.isOn
    ? { jobs: await openJobs(), ...(rerunner && { runAgain: rerunner.runAgain }) }
    : undefined

  await readBuilt(built, () => access(join(built, 'credentials')))
  const issuer = openIssuer({
    database,
    origin: config.appOrigin,
    keyFile: config.credentialKeyFile,
    now,
    openWriter: () => loadWriter(join(built, 'credentials/write.js')),
    readVerifier: () => readFile(join(built, 'credentials/verifier.js'), 'utf8'),
  })
  return { mailer, donations, giftEndings, running, issuer, hasJobs }
}

/** The browser starts again and again; that it has no sandbox is said once. */
function browserReporter(log: FastifyBaseLogger): Parameters<typeof openRerunner>[0]['onBrowser'] {
  let isWarned = false
  return ({ state, reason }) => {
    if (state === 'missing')
      log.error({ reason }, 'the browser that runs projects again could not be started')
    if (state !== 'without-sandbox' || isWarned) return
    isWarned = true
    log.warn('projects are run in a browser without its own sandbox, because the system allows none')
  }
}
