import type { Endpoint } from './endpoint.ts'
import * as account from './endpoints/account.ts'
import * as analytics from './endpoints/analytics.ts'
import * as certificates from './endpoints/certificates.ts'
import * as coderoad from './endpoints/coderoad.ts'
import * as confirmation from './endpoints/confirmation.ts'
import * as donations from './endpoints/donations.ts'
import * as exams from './endpoints/exams.ts'
import * as features from './endpoints/features.ts'
import * as identities from './endpoints/identities.ts'
import * as lessonReports from './endpoints/lesson-reports.ts'
import * as linkCheck from './endpoints/link-check.ts'
import * as passkeys from './endpoints/passkeys.ts'
import * as progress from './endpoints/progress.ts'
import * as recoveryCodes from './endpoints/recovery-codes.ts'
import * as reviews from './endpoints/reviews.ts'
import * as search from './endpoints/search.ts'
import * as sessions from './endpoints/sessions.ts'
import * as settings from './endpoints/settings.ts'
import * as signIn from './endpoints/sign-in.ts'
import * as solutions from './endpoints/solutions.ts'
import * as status from './endpoints/status.ts'
import * as trophies from './endpoints/trophies.ts'
import * as undo from './endpoints/undo.ts'
import * as user from './endpoints/user.ts'

/** Every call of the API, for rules that apply to all of them. */
export const endpoints: readonly Endpoint[] = [
  account,
  analytics,
  certificates,
  coderoad,
  confirmation,
  donations,
  exams,
  features,
  identities,
  lessonReports,
  linkCheck,
  passkeys,
  progress,
  recoveryCodes,
  reviews,
  search,
  sessions,
  settings,
  signIn,
  solutions,
  status,
  trophies,
  undo,
  user,
].flatMap((group) => Object.values<object>(group).filter(isEndpoint))

/** Besides calls, such a file may export schemas that they share. */
function isEndpoint(value: object): value is Endpoint {
  return 'method' in value && 'path' in value
}
