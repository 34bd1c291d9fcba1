import { resolve } from 'node:path'
import { isLanguage, type Language, withoutTrailingSlashes } from '@cairn/contract'
import { environmentVariables, type VariableName } from './environment-variables.ts'
import type { MailLimits } from './sign-in/rules.ts'
import { readSignInProviders, type SignInProvider } from './read-sign-in-providers.ts'

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
  const value = (name: VariableName) => environment[name]?.trim() || environmentVariables[name].default
  const mistakes = (Object.keys(environmentVariables) as VariableName[])
    .filter((name) => !environmentVariables[name].check.safeParse(value(name)).success)
    .map((name) => `${name}=${value(name)} will not do. ${environmentVariables[name].meaning}`)
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
    forumUrl: withoutTrailingSlashes(value('FORUM_URL')) || null,
    databaseUrl: value('DATABASE_URL') || undefined,
    smtpUrl: value('SMTP_URL') || undefined,
    mailFrom: value('MAIL_FROM'),
    partnerApiUrl: withoutTrailingSlashes(value('TROPHY_API_URL')),
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
