import { join } from 'node:path'
import { languages } from '@cairn/contract'
import { openSink } from './analytics/open-sink.ts'
import { buildApp } from './app.ts'
import { drawInThread } from './certificate-pictures/draw-in-thread.ts'
import { readSignature } from './certificate-pictures/read-signature.ts'
import type { Config } from '#config/config.ts'
import { pythonPackagesFolder } from '#config/python-packages-folder.ts'
import { openExams } from './curriculum/open-exams.ts'
import { openSolutions } from './curriculum/open-solutions.ts'
import { readFromReplica } from './database/account-reader.ts'
import { connect, forReplicas } from './database/connect.ts'
import { leave } from './database/leave.ts'
import type { Database } from './database/schema.ts'
import { readFeatures } from './features/read-features.ts'
import { closeServer } from './http/close-server.ts'
import { findOwnBrowser } from './find-project-browser.ts'
import { createLog } from './log/create-log.ts'
import { observe } from './observe.ts'
import { openBackground } from './open-background.ts'
import { openLessons } from './open-lessons.ts'
import { describeSite } from './pages/describe-site.ts'
import { startRenderingThread } from './pages/rendering-thread.ts'
import { buildRunnerHost } from './runner-host/build-runner-host.ts'
import { readRunnerManifest } from './runner-host/read-runner-manifest.ts'
import { openSearches } from './search/open-searches.ts'
import { startIndexThread } from './search/start-index-thread.ts'
import { openCounter } from './trouble/open-counter.ts'
import type { ShutDown } from '#process/shut-down.ts'
import { readBuilt } from '#process/read-built.ts'

export type School = {
  config: Config
  shutDown: ShutDown
  /** Called when the rest is ready, so that what cannot be read stops the start first. */
  openDatabase: () => Promise<Database>
  /** Whether this process may keep the browser that runs projects again. */
  runsProjects: boolean
}

/** Answers requests until `shutDown` has it end. */
export async function serveSchool({ config, shutDown, openDatabase, runsProjects }: School): Promise<void> {
  const log = createLog({ level: config.logLevel })
  const built = config.buildDirectory
  const compiled = join(built, 'curriculum')
  const browser = findOwnBrowser(config, runsProjects)
  const featureRules = await readFeatures(config)
  const signature = await readSignature(config.certificateSigner)
  const { curricula, switches, authoring } = await openLessons({
    config,
    shutDown,
    featureRules,
    compiled,
    log,
  })
  const searches = openSearches(curricula, (language, signal) =>
    startIndexThread(
      { directory: join(compiled, language), switches, language: languages[language].code },
      signal,
    ),
  )
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
  const replica = openReplica(config, shutDown)
  await observe({ config, shutDown, database })

  const now = () => new Date()
  const isWorking = config.worksInBackground
  const background = await openBackground({ config, shutDown, database, log, browser, isWorking, now })
  const { mailer, donations, giftEndings, issuer, running } = background
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
    readAccount: replica && readFromReplica({ database, replica, log }),
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
    running,
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
          curriculumSource: curricula.base.curriculum.source,
          featureRules,
        }),
      ),
      clientDirectory,
      mediaDirectory: join(compiled, 'media'),
      licenseFile: join(compiled, 'license.txt'),
      runnerAssetsDirectory: join(runnerDirectory, 'assets'),
      pythonPackagesDirectory: pythonPackagesFolder(config.dataDirectory),
      // An author's lessons change all the time.
      makesAhead: !config.isAuthoring,
    },
  })
  // Both at once, so that a slow reader of one does not use up the other's time.
  shutDown.add(async (hurry) => {
    await Promise.all([closeServer(app, hurry), closeServer(runnerHost, hurry)])
  })
  await app.listen({ port: config.port, host: config.host })
  await runnerHost.listen({ port: config.runnerPort, host: config.host })
}

function openReplica({ replicaUrl }: Config, shutDown: ShutDown): Database | undefined {
  if (replicaUrl === undefined) return undefined
  const replica = connect({ connectionString: replicaUrl }, forReplicas)
  shutDown.add(async () => leave(replica))
  return replica
}
