import { existsSync } from 'node:fs'
import { access, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { languageNames } from '@cairn/contract'
import type { FastifyBaseLogger } from 'fastify'
import { openSink } from './analytics/open-sink.ts'
import { buildApp } from './app.ts'
import { drawInThread } from './certificate-pictures/draw-in-thread.ts'
import { readSignature } from './certificate-pictures/read-signature.ts'
import type { Config } from '#config/config.ts'
import { ConfigError } from '#config/config-error.ts'
import { findBrowser } from '#config/find-browser.ts'
import { pythonPackagesFolder } from '#config/python-packages-folder.ts'
import { openLiveCurricula } from './curriculum/live-curricula.ts'
import { loadWriter, openIssuer } from './credentials/open-issuer.ts'
import { openCurricula } from './curriculum/open-curricula.ts'
import { openExams } from './curriculum/open-exams.ts'
import { openSolutions } from './curriculum/open-solutions.ts'
import type { Database } from './database/schema.ts'
import type { FeatureRules } from './features/feature-rules.ts'
import { readFeatures } from './features/read-features.ts'
import { closeServer } from './http/close-server.ts'
import { createLog } from './log/create-log.ts'
import { openDonations } from './donations/open-donations.ts'
import { openEndings } from './donations/open-endings.ts'
import { reconcileNightly } from './donations/nightly.ts'
import { jobsWhenNeeded } from './jobs/jobs-when-needed.ts'
import { openMailer } from './mail/open-mailer.ts'
import { describeSite } from './pages/describe-site.ts'
import { startRenderingThread } from './pages/rendering-thread.ts'
import { buildRunnerHost } from './runner-host/build-runner-host.ts'
import { readRunnerManifest } from './runner-host/read-runner-manifest.ts'
import { openRerunner } from './reruns/open-rerunner.ts'
import { openSearches } from './search/open-searches.ts'
import { openCounter } from './trouble/open-counter.ts'
import type { ShutDown } from '#process/shut-down.ts'
import { readBuilt } from '#process/read-built.ts'

export type School = {
  config: Config
  shutDown: ShutDown
  /** Called when the rest is ready, so that what cannot be read stops the start first. */
  openDatabase: () => Promise<Database>
  /** Whether this process keeps the browser that runs projects again. */
  runsProjects: boolean
}

/** Answers requests until `shutDown` has it end. */
export async function serveSchool({ config, shutDown, openDatabase, runsProjects }: School): Promise<void> {
  const log = createLog({ level: config.logLevel })
  const built = config.buildDirectory
  const compiled = join(built, 'curriculum')
  const browserPath = findBrowser(config.browserPath, process.env)
  const featureRules = await readFeatures(config)
  const signature = await readSignature(config.certificateSigner)
  const { curricula, authoring } = await openLessons({ config, shutDown, featureRules, compiled, log })
  const searches = openSearches(curricula)
  shutDown.add(searches.close)
  const runnerDirectory = join(built, 'runner')
  const manifest = await readBuilt(built, () => readRunnerManifest(runnerDirectory))
  const { appOrigins } = config
  const runnerHost = await readBuilt(built, () =>
    buildRunnerHost({ directory: runnerDirectory, manifest, appOrigins }),
  )
  const web = join(built, 'web')
  const clientDirectory = join(web, 'client')
  const rendering = await readBuilt(built, () => startRenderingThread(join(web, 'server/index.js')))
  shutDown.add(rendering.close)
  const database = await openDatabase()

  const now = () => new Date()
  const pythonPackagesDirectory = pythonPackagesFolder(config.dataDirectory)
  const rerunner =
    browserPath === undefined || !runsProjects
      ? undefined
      : openRerunner({
          browserPath,
          runnerDirectory,
          pythonPackagesDirectory,
          onBrowser: browserReporter(log),
        })
  if (rerunner) shutDown.add(rerunner.close)
  else if (runsProjects) sayThatNothingIsRunAgain(config)
  const openJobs = jobsWhenNeeded({
    database,
    onFailure: (error) => log.error({ err: error }, 'a job in the background failed'),
    // What another process adds is not announced.
    ...(config.sharesDatabase && { lookEverySeconds: 2 }),
    onOpen: (jobs) => shutDown.add(jobs.close),
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

  await readBuilt(built, () => access(join(built, 'credentials')))
  const issuer = openIssuer({
    database,
    origin: config.appOrigin,
    keyFile: config.credentialKeyFile,
    now,
    openWriter: () => loadWriter(join(built, 'credentials/write.js')),
    readVerifier: () => readFile(join(built, 'credentials/verifier.js'), 'utf8'),
  })

  const sendEvents = openSink(config.analyticsTarget, log)
  const countTrouble = openCounter({
    database,
    loadTests: curricula.base.curriculum.loadTests,
    now,
    onFailure: (error) => log.warn({ err: error }, 'lessons could not be counted'),
  })

  const app = await buildApp({
    config,
    log,
    database,
    mailer,
    donations,
    giftEndings,
    issuer,
    curriculum: curricula.base.curriculum,
    findPlace: curricula.findPlace,
    findExam: openExams(compiled),
    loadSolutions: openSolutions(compiled),
    searches,
    featureRules,
    eventSink: (batch) => {
      sendEvents(batch)
      if (config.countsTrouble) countTrouble(batch)
    },
    authoring,
    running:
      browserPath === undefined
        ? undefined
        : { jobs: await openJobs(), ...(rerunner && { runAgain: rerunner.runAgain }) },
    now,
    pages: {
      curricula,
      renderPage: rendering.renderPage,
      findRoute: rendering.findRoute,
      drawCertificate: drawInThread(join(web, 'pictures/index.js')),
      signature,
      site: await readBuilt(built, () =>
        describeSite(config, {
          runnerVersion: manifest.version,
          clientDirectory,
          lessonLanguages: curricula.languages,
          featureRules,
        }),
      ),
      clientDirectory,
      mediaDirectory: join(compiled, 'media'),
      runnerAssetsDirectory: join(runnerDirectory, 'assets'),
      pythonPackagesDirectory,
    },
  })
  // Both at once, so that a slow reader of one does not use up the other's time.
  shutDown.add(async (hurry) => {
    await Promise.all([closeServer(app, hurry), closeServer(runnerHost, hurry)])
  })
  await app.listen({ port: config.port, host: config.host })
  await runnerHost.listen({ port: config.runnerPort, host: config.host })
  if (config.isAuthoring) return
  searches.prepare().catch((error: unknown) => {
    if (!shutDown.hasBegun) log.error({ err: error }, 'the search could not be prepared')
  })
}

function sayThatNothingIsRunAgain({ browserPath }: Config): void {
  const reason = browserPath === undefined ? 'there is no browser' : `BROWSER_PATH is ${browserPath}`
  console.log(
    `Submitted projects are not run again: ${reason} (docs/configuration.md, “Projects are run again”).`,
  )
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

type LessonSource = Pick<School, 'config' | 'shutDown'> & {
  featureRules: FeatureRules
  compiled: string
  log: FastifyBaseLogger
}

async function openLessons({ config, shutDown, featureRules: { features }, compiled, log }: LessonSource) {
  const directory = join(compiled, config.curriculumLocale)
  const switches = { showsNew: features['new-curriculum'], showsUpcoming: features['upcoming-changes'] }
  const open = () =>
    readBuilt(config.buildDirectory, () => openCurricula(compiled, config.curriculumLocale, switches))
  if (!existsSync(directory)) {
    throw new ConfigError(
      `There are no lessons for CURRICULUM_LOCALE=${config.curriculumLocale}. Add some, or choose another language.`,
    )
  }
  if (!config.isAuthoring) return { curricula: await open() }
  const onFailure = (error: unknown) => log.error({ err: error }, 'the lessons could not be read again')
  const folders = languageNames.map((language) => join(compiled, language)).filter(existsSync)
  const live = await openLiveCurricula([compiled, ...folders], open, onFailure)
  shutDown.add(live.close)
  return { curricula: live.curricula, authoring: { live, problemsFile: join(compiled, 'problems.json') } }
}
