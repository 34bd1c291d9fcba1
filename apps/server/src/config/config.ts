import { availableParallelism } from 'node:os'
import { resolve } from 'node:path'
import {
  type CodeDelivery,
  type FrameConfiguration,
  isLanguage,
  type Language,
  withoutTrailingSlashes,
} from '@cairn/contract'
import { ConfigError } from './config-error.ts'
import { donationVariables } from './donation-variables.ts'
import { environmentVariables, type VariableName } from './environment-variables.ts'
import { isOneOrigin } from './is-one-origin.ts'
import { type Reach, reachOf } from './network-reach.ts'
import { runnerOriginBeside, withOtherNames } from './origins-beside.ts'
import { type DonationConfig, readDonations } from './read-donations.ts'
import { readFrame } from './read-frame.ts'
import { type MetricsConfig, readMetrics } from './read-metrics.ts'
import { readSigner, type SignerConfig } from './read-signer.ts'
import { readTracing, type TracingConfig } from './read-tracing.ts'
import { readSignInProviders, type SignInProvider } from './read-sign-in-providers.ts'
import { readTrustedProxies } from './read-trusted-proxies.ts'
import { type Environment, mistakesIn, valueOf } from './read-variables.ts'
import { type StorageConfig, storageIn } from './storage-config.ts'

export type Config = StorageConfig & {
  readonly port: number
  readonly runnerPort: number
  readonly host: string
  readonly appOrigin: string
  /** `appOrigin` and, if it is this machine, its other names: pages can be opened under any of them. */
  readonly appOrigins: readonly string[]
  readonly runnerOrigin: string
  readonly isSecure: boolean
  readonly isProduction: boolean
  /** How many processes answer requests on this machine. */
  readonly workers: number
  /** Whether processes that answer requests do the work in the background, too. */
  readonly worksInBackground: boolean
  /** Whether other processes may answer requests with the same database, here or on other machines. */
  readonly sharesDatabase: boolean
  readonly metrics: MetricsConfig | undefined
  readonly tracing: TracingConfig | undefined
  readonly buildDirectory: string
  readonly curriculumLocale: Language
  readonly showsNewCurriculum: boolean
  readonly showsUpcomingChanges: boolean
  readonly isAuthoring: boolean
  readonly forumUrl: string | null
  readonly newsUrl: string | null
  readonly radioUrl: string | null
  readonly searchUrl: string | null
  /** File or address of the feature document; undefined for a school without one. */
  readonly featureSource: string | undefined
  /** `log`, or the address that events are posted to; undefined: nowhere. */
  readonly analyticsTarget: string | undefined
  /** Whether the events of campers who agree are summed up for authors. */
  readonly countsTrouble: boolean
  readonly smtpUrl: string | undefined
  readonly codeDelivery: CodeDelivery
  readonly mailFrom: string
  readonly supportEmail: string
  readonly mailLimits: MailLimits
  readonly microsoftLearnApiUrl: string
  readonly coderoadOwners: readonly string[]
  readonly remoteEditorUrl: string | null
  readonly forumInviteUrl: string | null
  readonly frame: FrameConfiguration
  readonly certificateSigner: SignerConfig | null
  /** What runs submitted projects again; `none`, or undefined for one in the usual places. */
  readonly browserPath: string | undefined
  readonly trustedProxies: readonly string[]
  readonly logLevel: string
  readonly signInProviders: readonly SignInProvider[]
  readonly donations: DonationConfig
}

/** Mails an hour to browsers that have not signed in before. */
export type MailLimits = { perNetworkAndHour: number; perSchoolAndHour: number }

/**
 * Turns the environment into configuration, once, at startup.
 *
 * @throws ConfigError that lists every wrong variable.
 */
export function readConfig(environment: Environment): Config {
  const value = (name: VariableName) => valueOf(environment, name)
  const mistakes = mistakesIn(environment, Object.keys(environmentVariables) as VariableName[])
  const locale = value('CURRICULUM_LOCALE')
  if (!isLanguage(locale)) mistakes.unshift(`${locale} is not a valid locale`)
  const { providers: signInProviders, mistakes: providerMistakes } = readSignInProviders(
    environment,
    value('OIDC_PROVIDERS'),
  )
  mistakes.push(...providerMistakes)
  if (mistakes.length > 0 || !isLanguage(locale)) throw new ConfigError(mistakes.join('\n'))

  const appPort = Number(value('PORT'))
  const runnerPort = Number(value('RUNNER_PORT') || appPort + 1)
  const appOrigin = value('APP_ORIGIN') || `http://localhost:${appPort}`
  const runnerOrigin = value('RUNNER_ORIGIN') || runnerOriginBeside(appOrigin, runnerPort)
  const isProduction = environment['NODE_ENV'] === 'production'
  const workers = value('WORKERS') === 'all' ? availableParallelism() : Number(value('WORKERS'))
  const smtpUrl = value('SMTP_URL') || undefined
  const reach = reachOf(appOrigin)
  const { donations, mistakes: donationMistakes } = readDonations(value, { isProduction })
  const storage = storageIn(environment)
  const worksInBackground = value('BACKGROUND_WORK') === 'here'
  const { signer: certificateSigner, mistakes: signerMistakes } = readSigner(value, storage.dataDirectory)
  const { metrics, mistakes: metricsMistakes } = readMetrics(value, [appPort, runnerPort])
  const contradictions = [
    ...donationMistakes,
    ...metricsMistakes,
    ...signerMistakes,
    ...(isOneOrigin(appOrigin, runnerOrigin)
      ? ['RUNNER_ORIGIN must differ from APP_ORIGIN: learner code must never share the app’s origin.']
      : []),
    ...(runnerPort > 65_535
      ? [`RUNNER_PORT=${runnerPort} is not a valid port. Set RUNNER_PORT, or choose a lower PORT.`]
      : []),
    ...(smtpUrl === undefined && reach === 'public'
      ? [`SMTP_URL is missing. Campers of ${appOrigin} get their sign-in codes by email.`]
      : []),
    ...(smtpUrl === undefined && reach === 'this-machine' && isProduction
      ? ['SMTP_URL is missing. With NODE_ENV=production, emails must reach people, not the local outbox.']
      : []),
    ...(value('ARCHIVE_DIR') && value('DATABASE_URL')
      ? [
          'ARCHIVE_DIR is set together with DATABASE_URL, whose database keeps an archive of its own. Set one of them.',
        ]
      : []),
    ...(value('DATABASE_MIGRATION_URL') && !value('DATABASE_URL')
      ? ['DATABASE_MIGRATION_URL is set without DATABASE_URL. Set both, or neither.']
      : []),
    ...(value('DATABASE_REPLICA_URL') && !value('DATABASE_URL')
      ? ['DATABASE_REPLICA_URL is set without DATABASE_URL. Set both, or neither.']
      : []),
    ...(!worksInBackground && storage.databaseUrl === undefined
      ? ['BACKGROUND_WORK=elsewhere needs DATABASE_URL, because npm run worker uses the same database.']
      : []),
    ...(workers > 1 && value('LIVE_AUTHORING') === 'true'
      ? ['LIVE_AUTHORING=true needs WORKERS=1, because lessons are read again in one process.']
      : []),
    ...(isProduction && value('LIVE_AUTHORING') === 'true'
      ? ['LIVE_AUTHORING=true is not allowed in production, because it shows visitors files on this machine.']
      : []),
  ]
  if (contradictions.length > 0) throw new ConfigError(contradictions.join('\n'))

  return Object.freeze({
    port: appPort,
    runnerPort,
    host: oneAddress(value('HOST')),
    appOrigin,
    appOrigins: withOtherNames(appOrigin),
    runnerOrigin,
    isSecure: appOrigin.startsWith('https:'),
    isProduction,
    ...storage,
    buildDirectory: readBuildDirectory(environment),
    curriculumLocale: locale,
    showsNewCurriculum: value('SHOW_NEW_CURRICULUM') === 'true',
    showsUpcomingChanges: value('SHOW_UPCOMING_CHANGES') === 'true',
    workers,
    worksInBackground,
    metrics,
    tracing: readTracing(value),
    sharesDatabase: workers > 1 || storage.databaseUrl !== undefined,
    isAuthoring: value('LIVE_AUTHORING') === 'true',
    forumUrl: withoutTrailingSlashes(value('FORUM_URL')) || null,
    featureSource: value('FEATURES') || undefined,
    analyticsTarget: value('ANALYTICS') || undefined,
    countsTrouble: value('COUNT_TROUBLE') === 'true',
    smtpUrl,
    codeDelivery: codeDeliveryFor(reach, smtpUrl),
    mailFrom: value('MAIL_FROM'),
    microsoftLearnApiUrl: withoutTrailingSlashes(value('TROPHY_API_URL')),
    coderoadOwners: value('CODEROAD_OWNER').split(','),
    newsUrl: value('NEWS_URL') || null,
    radioUrl: value('RADIO_URL') || null,
    searchUrl: value('SEARCH_URL') || null,
    remoteEditorUrl: value('REMOTE_EDITOR_URL') || null,
    supportEmail: value('SUPPORT_EMAIL') || value('MAIL_FROM'),
    mailLimits: {
      perNetworkAndHour: Number(value('MAILS_PER_NETWORK')),
      perSchoolAndHour: Number(value('MAILS_PER_SCHOOL')),
    },
    trustedProxies: readTrustedProxies(value('TRUST_PROXY')),
    logLevel: value('LOG_LEVEL'),
    browserPath: value('BROWSER_PATH') || undefined,
    forumInviteUrl: value('FORUM_INVITE_URL') || null,
    frame: readFrame(value, { isProduction }),
    certificateSigner,
    signInProviders,
    donations,
  })
}

/**
 * What commands about donations need.
 *
 * @throws ConfigError that lists every wrong variable.
 */
export function readDonationConfig(environment: Environment): DonationConfig {
  const names = Object.keys(donationVariables) as VariableName[]
  const isProduction = environment['NODE_ENV'] === 'production'
  const { donations, mistakes } = readDonations((name) => valueOf(environment, name), { isProduction })
  const wrong = [...mistakesIn(environment, names), ...mistakes]
  if (wrong.length > 0) throw new ConfigError(wrong.join('\n'))
  return donations
}

/** For command-line programs, too. */
export function readBuildDirectory(environment: Environment): string {
  return resolve(valueOf(environment, 'BUILD_DIR'))
}

/** Of the two addresses that `localhost` may have, Fastify would close one without waiting for its requests. */
function oneAddress(host: string): string {
  return host === 'localhost' ? '127.0.0.1' : host
}

/**
 * The local outbox is only for this machine, so on other machines of a school without a mail server campers ask its
 * operator.
 */
function codeDeliveryFor(reach: Reach, smtpUrl: string | undefined): CodeDelivery {
  if (smtpUrl !== undefined) return 'mail'
  return reach === 'this-machine' ? 'local-outbox' : 'operator'
}
