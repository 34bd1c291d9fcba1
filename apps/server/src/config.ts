import { resolve } from 'node:path'
import { isLanguage, type Language, languageNames, z } from '@cairn/contract'
import type { MailLimits } from './sign-in/rules.ts'
import { readSignInProviders, type SignInProvider } from './read-sign-in-providers.ts'

type Setting = { default: string; meaning: string; check: z.ZodMiniType<string> }

const anyText = z.string()
const port = z.string().check(
  z.regex(/^\d{1,5}$/),
  z.refine((value) => Number(value) <= 65_535),
)
const count = z.string().check(z.regex(/^[1-9]\d{0,6}$/))
const origin = z.string().check(z.regex(/^(?:https?:\/\/[^/?#\s]+)?$/))
const postgresUrl = z.string().check(z.regex(/^(?:postgres(?:ql)?:\/\/\S+)?$/))
const smtpUrl = z.string().check(z.regex(/^(?:smtps?:\/\/\S+)?$/))

/** Every variable that the process reads; docs/configuration.md is this table, and a test compares them. */
export const settings = {
  PORT: { default: '8000', meaning: 'Port of the app. A number from 0 to 65535.', check: port },
  RUNNER_PORT: {
    default: '',
    meaning: 'Port of the runner’s own origin, where learner code lives. Empty: the port after `PORT`.',
    check: z.union([z.literal(''), port]),
  },
  HOST: {
    default: 'localhost',
    meaning: 'Address to listen on. `0.0.0.0` opens the school to the network; set `APP_ORIGIN` too.',
    check: anyText,
  },
  APP_ORIGIN: {
    default: '',
    meaning: 'How browsers reach the app, such as `https://school.example`. Empty: `http://localhost:PORT`.',
    check: origin,
  },
  RUNNER_ORIGIN: {
    default: '',
    meaning:
      'How browsers reach the runner; must differ from `APP_ORIGIN`. Empty: its host with `RUNNER_PORT`.',
    check: origin,
  },
  DATA_DIR: { default: '.data', meaning: 'Folder for everything that is kept.', check: anyText },
  DATABASE_URL: {
    default: '',
    meaning: 'A PostgreSQL of your own, `postgres://…`. Empty: the process runs one in `DATA_DIR`.',
    check: postgresUrl,
  },
  SMTP_URL: {
    default: '',
    meaning:
      'Mail server, `smtp://user:password@host:port`. Empty: mail lands in the local outbox, `/dev/mail`.',
    check: smtpUrl,
  },
  MAIL_FROM: {
    default: 'cairn@localhost',
    meaning: 'Sender of all mail.',
    check: z.string().check(z.regex(/^\S+@\S+$/)),
  },
  SUPPORT_EMAIL: {
    default: '',
    meaning: 'Where reports about profiles go. Empty: `MAIL_FROM`.',
    check: z.string().check(z.regex(/^(?:\S+@\S+)?$/)),
  },
  MAILS_PER_NETWORK: {
    default: '10',
    meaning:
      'Mails with a link or code an hour that may be asked for from one network. A classroom behind one address needs more.',
    check: count,
  },
  MAILS_PER_SCHOOL: {
    default: '200',
    meaning:
      'The same for the whole school. Above it mail pauses, and campers sign in by passkey, another service or recovery code.',
    check: count,
  },
  TRUST_PROXY: {
    default: '',
    meaning:
      'Addresses of proxies whose `X-Forwarded-For` is believed, separated by commas, such as `10.0.0.0/8`.',
    check: anyText,
  },
  LOG_LEVEL: {
    default: 'warn',
    meaning: 'One of `fatal`, `error`, `warn`, `info`, `debug`, `silent`.',
    check: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']),
  },
  CURRICULUM_DIR: {
    default: '',
    meaning: 'Folder of lessons in the format of docs/authoring.md. Empty: our own, `curriculum`.',
    check: anyText,
  },
  CURRICULUM_LOCALE: {
    default: 'english',
    meaning: `Language of the lessons: ${languageNames.map((name) => `\`${name}\``).join(', ')}.`,
    check: z.enum(languageNames),
  },
  SHOW_NEW_CURRICULUM: {
    default: 'false',
    meaning: '`true` shows the courses of the stage New.',
    check: z.enum(['true', 'false']),
  },
  SHOW_UPCOMING_CHANGES: {
    default: 'false',
    meaning: '`true` shows the courses of the stage Upcoming, and blocks that are not ready yet.',
    check: z.enum(['true', 'false']),
  },
  LIVE_AUTHORING: {
    default: 'false',
    meaning:
      '`true` lets open pages follow the lessons’ files; `npm run dev` sets it. Refused in production.',
    check: z.enum(['true', 'false']),
  },
  FORUM_URL: {
    default: '',
    meaning: 'Address of a Discourse forum where campers can ask. Empty: nothing about a forum is shown.',
    check: z.union([z.literal(''), z.url()]),
  },
  TROPHY_API_URL: {
    default: 'https://learn.microsoft.com/api',
    meaning: 'Where trophies of Microsoft Learn are looked up.',
    check: z.string().check(z.regex(/^https?:\/\/[^?#\s]+$/)),
  },
  CODEROAD_OWNER: {
    default: 'freeCodeCamp',
    meaning: 'Owner on GitHub of the repositories that lessons in the remote editor open.',
    check: z.string().check(z.regex(/^[\w-]+$/)),
  },
  OIDC_PROVIDERS: {
    default: '',
    meaning:
      'Other services to sign in with, separated by commas, such as `google,school`; see “Signing in with other services”.',
    check: anyText,
  },
  BUILD_DIR: {
    default: '.build',
    meaning: 'Folder of the built curriculum, runner and web app.',
    check: anyText,
  },
} as const satisfies Record<string, Setting>

type SettingName = keyof typeof settings

export type Config = {
  readonly port: number
  readonly runnerPort: number
  readonly host: string
  readonly appOrigin: string
  /** `appOrigin` and, on this machine alone, its other names: a page may be opened by any of them. */
  readonly appOrigins: readonly string[]
  readonly runnerOrigin: string
  readonly isSecure: boolean
  readonly isProduction: boolean
  readonly dataDirectory: string
  readonly buildDirectory: string
  readonly curriculumLocale: Language
  readonly showsNewCurriculum: boolean
  readonly showsUpcomingChanges: boolean
  readonly isAuthoring: boolean
  readonly forumUrl: string | null
  readonly databaseUrl: string | undefined
  readonly smtpUrl: string | undefined
  readonly mailFrom: string
  readonly supportEmail: string
  readonly mailLimits: MailLimits
  readonly partnerApiUrl: string
  readonly coderoadOwner: string
  readonly trustedProxies: readonly string[]
  readonly logLevel: string
  readonly signInProviders: readonly SignInProvider[]
}

/** One or more variables are wrong; the message has a line for each. */
export class ConfigError extends Error {}

/**
 * Turns the environment into configuration, once, at start.
 *
 * @throws ConfigError that lists every wrong variable.
 */
export function readConfig(environment: Readonly<Record<string, string | undefined>>): Config {
  const value = (name: SettingName) => environment[name]?.trim() || settings[name].default
  const mistakes = (Object.keys(settings) as SettingName[])
    .filter((name) => !settings[name].check.safeParse(value(name)).success)
    .map((name) => `${name}=${value(name)} will not do. ${settings[name].meaning}`)
  const locale = value('CURRICULUM_LOCALE')
  // The words of specification §8.
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
  const contradictions = [
    ...(appOrigin === runnerOrigin
      ? ['RUNNER_ORIGIN must differ from APP_ORIGIN: learner code must never share the app’s origin.']
      : []),
    ...(runnerPort > 65_535
      ? [`RUNNER_PORT=${runnerPort} is no port. Set RUNNER_PORT or a lower PORT.`]
      : []),
    ...(isProduction && !value('SMTP_URL')
      ? ['SMTP_URL is missing. With NODE_ENV=production mail must reach people, not the local outbox.']
      : []),
    ...(isProduction && value('LIVE_AUTHORING') === 'true'
      ? ['LIVE_AUTHORING=true will not do in production: it tells everybody about files on this machine.']
      : []),
  ]
  if (contradictions.length > 0) throw new ConfigError(contradictions.join('\n'))

  return Object.freeze({
    port: appPort,
    runnerPort,
    host: value('HOST'),
    appOrigin,
    appOrigins: withOtherNames(appOrigin),
    runnerOrigin,
    isSecure: appOrigin.startsWith('https:'),
    isProduction,
    dataDirectory: resolve(value('DATA_DIR')),
    buildDirectory: resolve(value('BUILD_DIR')),
    curriculumLocale: locale,
    showsNewCurriculum: value('SHOW_NEW_CURRICULUM') === 'true',
    showsUpcomingChanges: value('SHOW_UPCOMING_CHANGES') === 'true',
    isAuthoring: value('LIVE_AUTHORING') === 'true',
    forumUrl: value('FORUM_URL').replace(/\/+$/, '') || null,
    databaseUrl: value('DATABASE_URL') || undefined,
    smtpUrl: value('SMTP_URL') || undefined,
    mailFrom: value('MAIL_FROM'),
    partnerApiUrl: value('TROPHY_API_URL').replace(/\/+$/, ''),
    coderoadOwner: value('CODEROAD_OWNER'),
    supportEmail: value('SUPPORT_EMAIL') || value('MAIL_FROM'),
    mailLimits: {
      perNetworkAndHour: Number(value('MAILS_PER_NETWORK')),
      perSchoolAndHour: Number(value('MAILS_PER_SCHOOL')),
    },
    trustedProxies: value('TRUST_PROXY')
      .split(',')
      .map((address) => address.trim())
      .filter(Boolean),
    logLevel: value('LOG_LEVEL'),
    signInProviders,
  })
}

function runnerOriginBeside(appOrigin: string, runnerPort: number): string {
  const url = new URL(appOrigin)
  url.port = String(runnerPort)
  return url.origin
}

function withOtherNames(appOrigin: string): readonly string[] {
  const url = new URL(appOrigin)
  if (url.hostname !== 'localhost') return [appOrigin]
  return ['localhost', '127.0.0.1'].map((name) => appOrigin.replace('localhost', name))
}
