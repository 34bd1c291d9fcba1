import { type Config, readConfig } from '#config/config.ts'
import { ConfigError } from '#config/config-error.ts'
import { findBrowser } from '#config/find-browser.ts'
import { broken, type Finding, good, odd } from './finding.ts'

type Environment = Readonly<Record<string, string | undefined>>

/** The settings by themselves; `config` is undefined where one of them is wrong. */
export function checkSettings(environment: Environment): { findings: Finding[]; config?: Config } {
  try {
    const config = readConfig(environment)
    const findings = [...suspect(config), ...checkBrowser(config, environment)]
    return { config, findings: [good('All settings are valid.'), ...findings] }
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error
    return { findings: error.message.split('\n').map(broken) }
  }
}

function suspect({
  appOrigin,
  runnerOrigin,
  isSecure,
  trustedProxies,
  smtpUrl,
  mailFrom,
}: Config): Finding[] {
  const found: Finding[] = []
  if (isSecure && trustedProxies.length === 0)
    found.push(
      odd(
        'APP_ORIGIN begins with https, but TRUST_PROXY names no proxy. All visitors seem to come from its address, and share one visitor’s limits.',
      ),
    )
  if (isSecure && isBelow(runnerOrigin, appOrigin))
    found.push(
      odd(
        `RUNNER_ORIGIN and APP_ORIGIN are on one domain, ${new URL(appOrigin).hostname}. Learner code belongs under a domain of its own.`,
      ),
    )
  if (smtpUrl !== undefined && mailFrom.endsWith('@localhost'))
    found.push(odd(`Mail is sent from ${mailFrom}, which most mail servers refuse. Set MAIL_FROM.`))
  return found
}

function isBelow(origin: string, other: string): boolean {
  return new URL(origin).hostname.endsWith(`.${new URL(other).hostname}`)
}

function checkBrowser({ browserPath, worksInBackground }: Config, environment: Environment): Finding[] {
  if (!worksInBackground)
    return [good('Work in the background is left to npm run worker, which has to have the browser.')]
  try {
    return findBrowser(browserPath, environment) === undefined
      ? [odd('There is no browser, so submitted projects are not run again (docs/configuration.md).')]
      : [good('There is a browser to run projects again with.')]
  } catch (error) {
    return [broken(error instanceof Error ? error.message : String(error))]
  }
}
