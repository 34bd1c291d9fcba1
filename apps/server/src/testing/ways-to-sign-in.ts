import {
  confirmSignIn,
  makeRecoveryCodes,
  signInWithPasskey,
  signInWithRecoveryCode,
  undoChanges,
} from '@cairn/contract'
import { sql } from 'kysely'
import { expect } from 'vitest'
import type { Database } from '#database/schema.ts'
import { doneOrWaiting } from './lock-waits.ts'
import { addDevice, passkeyAnswer } from './passkeys.ts'
import type { SoftwareAuthenticator } from './software-authenticator.ts'
import type { ProviderSchool } from './start-provider-school.ts'
import type { Person } from './start-test-provider.ts'
import { undoTokensTo, userIdOf } from './thief.ts'
import type { Visitor } from './visitor.ts'

export type Answer = Awaited<ReturnType<Visitor['send']>>
export type Call = () => Promise<Answer>

/** An account that can be signed in to in every way. */
export type Account = { owner: Visitor; person: Person; device: SoftwareAuthenticator; code: string }

export async function createAccount(school: ProviderSchool): Promise<Account> {
  const person = school.newPerson()
  const owner = school.server.visitor()
  await school.signIn(owner, person)
  const device = await addDevice(owner)
  const { body } = await owner.call(makeRecoveryCodes)
  return { owner, person, device, code: String((body as { codes: string[] }).codes[0]) }
}

/** `prepare` does everything up to the request that begins the session, and returns that request. */
export type WayToSignIn = {
  way: string
  prepare: (school: ProviderSchool, account: Account, visitor: Visitor) => Promise<Call>
  /** The answer to a proof that is not valid. */
  refusal: string
}

export const byService: WayToSignIn = {
  way: 'another service',
  prepare: async (school, { person }, visitor) => {
    school.provider.person = person
    const back = await school.provider.visit(await school.begin(visitor))
    return () => school.land(visitor, back)
  },
  refusal: 'signin.provider-failed',
}

export const byRecoveryCode: WayToSignIn = {
  way: 'a recovery code',
  prepare:
    async (_school, { person: { email }, code }, visitor) =>
    () =>
      visitor.call(signInWithRecoveryCode, { email, code }),
  refusal: 'signin.recovery-invalid',
}

export const waysToSignIn: readonly WayToSignIn[] = [
  {
    way: 'a mailed code',
    prepare: async ({ server }, { person }, visitor) => {
      const { code } = await server.askForMail(visitor, person.email)
      return () => visitor.call(confirmSignIn, { code })
    },
    refusal: 'signin.code-invalid',
  },
  {
    way: 'a mailed link',
    prepare: async ({ server }, { person }, visitor) => {
      const { token } = await server.askForMail(visitor, person.email)
      return () => visitor.call(confirmSignIn, { token })
    },
    refusal: 'signin.link-expired',
  },
  {
    way: 'a passkey',
    prepare: async (_school, { device }, visitor) => {
      const answer = await passkeyAnswer(visitor, device)
      return () => visitor.call(signInWithPasskey, answer)
    },
    refusal: 'signin.passkey-failed',
  },
  byRecoveryCode,
  byService,
]

/** Lets both requests wait for the account's lock, the owner's first; returns the answer to the other. */
export async function inTurn(
  { server: { database } }: ProviderSchool,
  { owner }: Account,
  [byOwner, byOther]: readonly [Call, Call],
): Promise<Answer> {
  const holding = await database.startTransaction().execute()
  await sql`select 1 from users where user_id = ${userIdOf(owner)} for update`.execute(holding)
  const first = byOwner()
  await doneOrWaiting(database, first, 1)
  const second = byOther()
  await doneOrWaiting(database, second, 2)
  await holding.commit().execute()
  expect((await first).status).toBe(200)
  return second
}

/** The undo of everything that the account has done. */
export const undoOf = ({ server }: ProviderSchool, { person }: Account): Call => {
  const token = undoTokensTo(server, person.email ?? '').at(-1) ?? ''
  return () => server.visitor().call(undoChanges, { token })
}

export async function countSessions({ server }: ProviderSchool, { owner }: Account): Promise<number> {
  const rows = await server.database
    .selectFrom('sessions')
    .select('session_hash')
    .where('user_id', '=', userIdOf(owner))
    .execute()
  return rows.length
}

/** For a twin: accounts keep their epoch, so every proof stays valid. */
export async function keepEpochs(database: Database): Promise<void> {
  await sql`create function keep_epoch() returns trigger language plpgsql as
    'begin new.sign_in_epoch := old.sign_in_epoch; return new; end'`.execute(database)
  await sql`create trigger weak before update on users for each row execute function keep_epoch()`.execute(
    database,
  )
}
