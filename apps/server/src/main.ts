import { existsSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { languages } from '@cairn/contract'
import { buildApp } from './app.ts'
import { showCertificate } from './certifications/show-certificate.ts'
import { type Config, ConfigError, readConfig } from './config.ts'
import { openLiveCurriculum } from './curriculum/live-curriculum.ts'
import { openCurriculum } from './curriculum/open-curriculum.ts'
import { openExams } from './curriculum/open-exams.ts'
import { openStorage } from './database/open-storage.ts'
import { Refusal } from './http/refusal.ts'
import { localMailer } from './mail/local-mailer.ts'
import { smtpMailer } from './mail/smtp-mailer.ts'
import { InUseError, lockDataDirectory } from './owner-lock.ts'
import { startRenderingThread } from './pages/rendering-thread.ts'
import { buildRunnerHost, readRunnerManifest } from './runner-host/build-runner-host.ts'
import { ShutDown } from './shut-down.ts'
import { openProfiles } from './users/open-profiles.ts'

const shutDown = new ShutDown()

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
  const onFailure = (error: unknown) =>
    console.error('A mail could not be sent; it will be tried again.', error)
  const { smtpUrl, mailFrom: from } = config
  const smtp = smtpUrl === undefined ? undefined : smtpMailer({ database, smtpUrl, from, now, onFailure })
  if (smtp) shutDown.add(smtp.close)
  const mailer = smtp ?? localMailer({ database, now, print: console.log })

  const compiled = join(config.buildDirectory, 'curriculum')
  const { curriculum, authoring } = await openLessons(config, compiled)
  const runnerDirectory = join(config.buildDirectory, 'runner')
  const manifest = await readRunnerManifest(runnerDirectory)
  const runnerHost = await buildRunnerHost({
    directory: runnerDirectory,
    manifest,
    appOrigins: config.appOrigins,
  })
  const web = join(config.buildDirectory, 'web')
  const profiles = openProfiles({ database, findPlace: (id) => curriculum.findPlace(id) })
  const rendering = await startRenderingThread(join(web, 'server/index.js'))
  shutDown.add(rendering.close)
  const app = await buildApp({
    config,
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
        hasLocalOutbox: mailer.isLocal,
        signInProviders: config.signInProviders.map(({ id, name }) => ({ id, name })),
        forumUrl: config.forumUrl,
      },
      clientDirectory: join(web, 'client'),
      runnerAssetsDirectory: join(runnerDirectory, 'assets'),
    },
  })
  await app.listen({ port: config.port, host: config.host })
  shutDown.add(() => app.close())
  await runnerHost.listen({ port: config.runnerPort, host: config.host })
  shutDown.add(() => runnerHost.close())
}

async function openLessons(config: Config, compiled: string) {
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
  const live = await openLiveCurriculum([compiled, directory], open, console.error)
  shutDown.add(live.close)
  return { curriculum: live.curriculum, authoring: { live, problemsFile: join(compiled, 'problems.json') } }
}

/** One clear line for what an operator can mend; the whole error for what only we can. */
function explain(error: unknown): unknown {
  if (error instanceof ConfigError || error instanceof InUseError) return error.message
  if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE' && 'port' in error) {
    return `Port ${String(error.port)} is in use by another program. Stop it, or set PORT (and RUNNER_PORT) to free ones.`
  }
  return error
}
