import type { Certification } from '@cairn/contract'
import type { FastifyBaseLogger } from 'fastify'
import type { AppServices } from '#app-services.ts'
import type { MailLimits } from '#config/config.ts'
import type { DonationConfig } from '#config/read-donations.ts'
import type { SignInProvider } from '#config/read-sign-in-providers.ts'
import type { Database } from '#database/schema.ts'
import type { openEndings } from '#donations/open-endings.ts'
import type { Mail, Mailer } from '#mail/mailer.ts'
import type { RunAgain } from '#reruns/run-project.ts'

export type TestServerOptions = Partial<Pick<AppServices, 'featureRules' | 'eventSink'>> & {
  /** From which profiles are read when it has them. */
  replica?: Database
  /** Those of a school without upcoming changes by default. */
  certifications?: readonly Certification[]
  microsoftLearnApiUrl?: string
  signInProviders?: readonly SignInProvider[]
  /** Called with each mail; if it throws, sending fails with that error. */
  onMail?: (mail: Mail) => void
  /** Also stores each mail, as a real school does. */
  mailer?: (services: { database: Database; now: () => Date }) => Mailer
  /** High enough for the many campers of a test, unless the test is about limits. */
  mailLimits?: MailLimits
  /** Runs submitted projects; without it the school has no browser. */
  runAgain?: RunAgain
  /** None by default. */
  donations?: Partial<DonationConfig>
  /** Ends the monthly gifts of deleted accounts; without it only the nightly comparison does. */
  openEndings?: typeof openEndings
  /** As if its address began with `https:`. */
  isSecure?: boolean
  /** As if it answered together with other processes. */
  sharesDatabase?: boolean
  /** Silent by default. */
  log?: FastifyBaseLogger
  /** Switches off a protection of the storage, for a twin. */
  weaken?: (database: Database) => Promise<Database>
}
