import { existsSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { languages, type PageRenderer } from '@cairn/contract'
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
import { InUseError, lockDataDirectory } from './owner-lock.ts'
import { buildRunnerHost, readRunnerManifest } from './runner-host/build-runner-host.ts'
import { ShutDown } from './shut-down.ts'
import { findPublicProfile } from './users/find-public-profile.ts'

const shutDown = new ShutDown()
// A terminal that was closed must not end the school before its database is.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined)

try {
  const config = readConfig(process.env)
  await serve(config)
  console.log(
    `\nCairn is open at ${config.appOrigin}\nCtrl-C closes it; everything is kept in ${config.dataDirectory}\n`,
  )
} catch (error) {
  console.error(explain(error))
  process.exitCode = 1
  await shutDown.run()
}

async function serve(config: Config): Promise<void> {
  mkdirSync(config.dataDirectory, { recursive: true })
  shutDown.add(lockDataDirectory(config.dataDirectory))
  const { database, close } = await openStorage(config)
  shutDown.add(close)

  const now = () => new Date()
  const log = createLog({ level: config.logLevel })
  const { mailer, close: closeMailer } = openMailer({ config, database, log, now, print: console.log })
  shutDown.add(closeMailer)

  const compiled = join(config.buildDirectory, 'curriculum')
  const { curriculum, authoring } = await openLessons(config, compiled, log)
  const runnerDirectory = join(config.buildDirectory, 'runner')
  const manifest = await readRunnerManifest(runnerDirectory)
  const runnerHost = await buildRunnerHost({
    directory: runnerDirectory,
    manifest,
    appOrigins: config.appOrigins,
  })
  const web = join(config.buildDirectory, 'web')
  const app = await buildApp({
    config,
    log,
    database,
    mailer,
    curriculum,
    findExam: openExams(compiled),
    authoring,
    now,
    pages: {
      sources: {
        curriculum,
        findPublicProfile: (username) => findPublicProfile(database, username),
        findCertificate: async (asked) => {
          const found = await showCertificate({ database, curriculum }, asked)
          return found instanceof Refusal ? undefined : found
        },
      },
      renderPage: await importRenderer(join(web, 'server/index.js')),
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
  const open = () =>
    openCurriculum(directory, {
      showsNew: config.showsNewCurriculum,
      showsUpcoming: config.showsUpcomingChanges,
    })
  if (!existsSync(directory)) {
    throw new ConfigError(
      `There are no lessons in CURRICULUM_LOCALE=${config.curriculumLocale}. Translate some, or choose another language.`,
    )
  }
  if (!config.isAuthoring) return { curriculum: await open() }
  const onFailure = (error: unknown) => log.error({ err: error }, 'the lessons could not be read again')
  const live = await openLiveCurriculum([compiled, directory], open, onFailure)
  shutDown.add(live.close)
  return { curriculum: live.curriculum, authoring: { live, problemsFile: join(compiled, 'problems.json') } }
}

async function importRenderer(file: string): Promise<PageRenderer> {
  const { renderPage } = (await import(pathToFileURL(file).href)) as { renderPage: PageRenderer }
  return renderPage
}

/** One clear line for what an operator can mend; the whole error for what only we can. */
function explain(error: unknown): unknown {
  if (error instanceof ConfigError || error instanceof InUseError) return error.message
  if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE' && 'port' in error) {
    return `Port ${String(error.port)} is in use by another program. Stop it, or set PORT (and RUNNER_PORT) to free ones.`
  }
  return error
}
