import type { Endpoint } from './endpoint.ts'
import * as account from './endpoints/account.ts'
import * as progress from './endpoints/progress.ts'
import * as settings from './endpoints/settings.ts'
import * as signIn from './endpoints/sign-in.ts'
import * as status from './endpoints/status.ts'
import * as trophies from './endpoints/trophies.ts'
import * as user from './endpoints/user.ts'

/** Every call of the API, for what has to hold for all of them. */
export const endpoints: readonly Endpoint[] = [
  account,
  progress,
  settings,
  signIn,
  status,
  trophies,
  user,
].flatMap((group) => Object.values<Endpoint>(group))
