import { existsSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { languages } from '@cairn/contract'
import type { FastifyBaseLogger } from 'fastify'
import { buildApp } from './app.ts'
import { showCertificate } from './certifications/show-certificate.ts'
import { type Config, ConfigError, readConfig } from './config.ts'
import { openLiveCurriculum } from './curriculum/live-curriculum.ts'
import { openCurriculum } from './curriculum/open-curriculum.ts'
import { openExams } from './curriculum/open-exams.ts'
import { openStorage } from './database/open-storage.ts'
import { closeServer } from './http/close-server.ts'
import { Refusal } from './http/refusal.ts'
import { createLog } from './log/create-log.ts'
import { openMailer } from './mail/open-mailer.ts'
import { protectBuild } from './build-lock.ts'
import { explainFailure } from './explain-failure.ts'
import { lockDataDirectory } from './owner-lock.ts'
import { startRenderingThread } from './pages/rendering-thread.ts'
import { buildRunnerHost, readRunnerManifest } from './runner-host/build-runner-host.ts'
import { ShutDown } from './shut-down.ts'
import { readBuilt } from './read-built.ts'
import { openProfiles } from './users/open-profiles.ts'

const shutDown = new ShutDown()
// A terminal that was closed must not end the school before its database is.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined)

try {
  const config = readConfig(process.env)
  await serve(config)
  console.log(
    `\nCairn is running at ${config.appOrigin}\nPress Ctrl+C to stop it. Its data is in ${config.dataDirectory}\n`,
  )
} catch (error) {
  // What is being closed while it starts fails somewhere, and that is no news.
  if (!shutDown.hasBegun) {
    console.error(explainFailure(error))
    process.exitCode = 1
    await shutDown.run()
  }
}

async function serve(config: Config): Promise<void> {
  mkdirSync(config.dataDirectory, { recursive: true })
  shutDown.add(lockDataDirectory(config.dataDirectory))
  const log = createLog({ level: config.logLevel })
  const built = config.buildDirectory
  shutDown.add(protectBuild(built))
  const compiled = join(built, 'curriculum')
  const { curriculum, authoring } = await openLessons(config, compiled, log)
  const runnerDirectory = join(built, 'runner')
  const manifest = await readBuilt(built, () => readRunnerManifest(runnerDirectory))
  const { appOrigins } = config
  const runnerHost = await readBuilt(built, () =>
    buildRunnerHost({ directory: runnerDirectory, manifest, appOrigins }),
  )
  const web = join(built, 'web')
  const rendering = await readBuilt(built, () => startRenderingThread(join(web, 'server/index.js')))
  shutDown.add(rendering.close)
  const { database } = await openStorage({ ...config, onClose: (close) => shutDown.add(close) })

  const now = () => new Date()
  const { mailer, close: closeMailer } = openMailer({ config, database, log, now, print: console.log })
  shutDown.add(closeMailer)

  const profiles = openProfiles({ database, findPlace: (id) => curriculum.findPlace(id) })
  const app = await buildApp({
    config,
    log,
    database,
    mailer,
    curriculum,
    findExam: openExams(compiled),
    authoring,
    profiles,
    now,
    pages: {
      sources: {
        curriculum,
        profiles,
        findCertificate: async (asked) => {
          const found = await showCertificate({ database, curriculum }, asked)
          return found instanceof Refusal ? undefined : found
        },
      },
      renderPage: rendering.renderPage,
      findRoute: rendering.findRoute,
      site: {
        appOrigin: config.appOrigin,
        runnerUrl: `${config.runnerOrigin}/v/${manifest.version}/`,
        runnerAssetsPath: `/runner-assets/${manifest.version}/`,
        isAuthoring: config.isAuthoring,
        lessonLanguage: languages[config.curriculumLocale].code,
        codeDelivery: config.codeDelivery,
        signInProviders: config.signInProviders.map(({ id, name }) => ({ id, name })),
        forumUrl: config.forumUrl,
      },
      clientDirectory: join(web, 'client'),
      runnerAssetsDirectory: join(runnerDirectory, 'assets'),
    },
  })
  // Both at once, so that a slow reader of the one does not use up the other's time.
  shutDown.add(async (hurry) => {
    await Promise.all([closeServer(app, hurry), closeServer(runnerHost, hurry)])
  })
  await app.listen({ port: config.port, host: config.host })
  await runnerHost.listen({ port: config.runnerPort, host: config.host })
}

async function openLessons(config: Config, compiled: string, log: FastifyBaseLogger) {
  const directory = join(compiled, config.curriculumLocale)
  const switches = { showsNew: config.showsNewCurriculum, showsUpcoming: config.showsUpcomingChanges }
  const open = () => readBuilt(config.buildDirectory, () => openCurriculum(directory, switches))
  if (!existsSync(directory)) {
    throw new ConfigError(
      `There are no lessons for CURRICULUM_LOCALE=${config.curriculumLocale}. Add some, or choose another language.`,
    )
  }
  if (!config.isAuthoring) return { curriculum: await open() }
  const onFailure = (error: unknown) => log.error({ err: error }, 'the lessons could not be read again')
  const live = await openLiveCurriculum([compiled, directory], open, onFailure)
  shutDown.add(live.close)
  return { curriculum: live.curriculum, authoring: { live, problemsFile: join(compiled, 'problems.json') } }
}
