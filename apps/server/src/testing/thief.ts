import {
  confirmSignIn,
  endOtherSessions,
  limits,
  listIdentities,
  type LinkedIdentity,
  makeRecoveryCodes,
  removeIdentity,
  removePasskey,
  requestSignInMail,
  signInWithPasskey,
  signInWithRecoveryCode,
  updateEmail,
  updateUsername,
} from '@cairn/contract'
import { hashSecret } from '#http/secret.ts'
import { changeAccountOf } from '#account-changes/change-account.ts'
import { linkIdentity } from '#sign-in/oidc/link-identity.ts'
import { findIdentityOwner } from '#sign-in/oidc/store.ts'
import { origin, type TestServer } from './build-test-server.ts'
import { codeOf } from './mail-secrets.ts'
import { addDevice, passkeyAnswer } from './passkeys.ts'
import type { Visitor } from './visitor.ts'
import type { SoftwareAuthenticator } from './software-authenticator.ts'

export const issuer = 'https://service.example'

/** Tries to sign in with a device; returns whether that worked. */
export async function enterWithDevice(visitor: Visitor, device: SoftwareAuthenticator): Promise<boolean> {
  const answer = await passkeyAnswer(visitor, device)
  return (await visitor.call(signInWithPasskey, answer)).status === 200
}

/** Links another service as a provider's answer does. */
export async function linkService(
  { database, mailer, clock }: TestServer,
  userId: string,
  subject: string,
): Promise<void> {
  const services = { database, mailer, appOrigin: origin, now: () => clock.now }
  await changeAccountOf(services, userId, (transaction, record, { now }) =>
    linkIdentity(transaction, record, { issuer, subject, userId, now }),
  )
}

/** Gives an account an address, by the link in its mailbox. */
export async function changeAddress(server: TestServer, who: Visitor, email: string): Promise<void> {
  await server.database.deleteFrom('pending_emails').where('user_id', '=', userIdOf(who)).execute()
  await who.call(updateEmail, { email })
  const mail = server.mails.findLast(({ recipient }) => recipient === email)
  const [, path = ''] = /http:\/\/school\.test(\/confirm-email\S+)/.exec(mail?.body ?? '') ?? []
  await who.send('GET', path)
}

export function userIdOf(visitor: Visitor): string {
  return visitor.cookies.get('sid')?.split('.')[0] ?? ''
}

/** A thief with a copy of a session, who adds sign-in methods of their own and removes those of the owner. */
export class Thief {
  session: Visitor
  readonly #server: TestServer
  readonly #victim: { userId: string; email: string }
  readonly #addresses: string[] = []
  readonly #services: string[] = []
  readonly #devices: SoftwareAuthenticator[] = []
  readonly #codes: string[] = []

  constructor(server: TestServer, owner: Visitor, email: string) {
    this.#server = server
    this.#victim = { userId: userIdOf(owner), email }
    this.session = server.thiefOf(owner)
  }

  readonly moves = {
    addPasskey: async () => {
      this.#devices.push(await addDevice(this.session))
    },
    linkService: async () => {
      const subject = `thief-${this.#victim.userId}`
      await linkService(this.#server, this.#victim.userId, subject)
      this.#services.push(subject)
    },
    makeCodes: async () => {
      const { body } = await this.session.call(makeRecoveryCodes)
      this.#codes.push(...((body['codes'] as string[] | undefined) ?? []))
    },
    changeAddress: async () => {
      const email = `thief-${this.#victim.email}`
      await changeAddress(this.#server, this.session, email)
      this.#addresses.push(email)
    },
    changeName: async () => {
      await this.session.call(updateUsername, { username: `thief-of-${this.#victim.email.split('@')[0]}` })
    },
    removePasskeys: async () => {
      const mine = new Set(this.#devices.map(({ id }) => id))
      const rows = await this.#server.database
        .selectFrom('passkeys')
        .select('passkey_id')
        .where('user_id', '=', this.#victim.userId)
        .execute()
      for (const { passkey_id: id } of rows.filter((row) => !mine.has(row.passkey_id)))
        await this.session.call(removePasskey, { id })
    },
    unlinkServices: async () => {
      const { body } = await this.session.call(listIdentities)
      const [first] = body['identities'] as LinkedIdentity[]
      if (first) await this.session.call(removeIdentity, { id: first.id })
    },
    signOutOthers: async () => {
      await this.session.call(endOtherSessions)
    },
    /** Continues in a session of their own, through any sign-in method they have added. */
    signInAgain: async () => {
      const visitor = this.#server.visitor()
      if (await this.#enter(visitor)) this.session = visitor
    },
  }

  /** Whether any session, device, code, service or mailbox of theirs gives them access. */
  async isInside(): Promise<boolean> {
    if (await this.session.isSignedIn()) return true
    for (const subject of this.#services) {
      const owner = await findIdentityOwner(this.#server.database, { issuer, subject })
      if (owner?.userId === this.#victim.userId) return true
    }
    return this.#enter(this.#server.visitor())
  }

  async #enter(visitor: Visitor): Promise<boolean> {
    for (const device of this.#devices) if (await enterWithDevice(visitor, device)) return true
    const code = this.#codes.pop()
    for (const email of code === undefined ? [] : [this.#victim.email, ...this.#addresses])
      if ((await visitor.call(signInWithRecoveryCode, { email, code })).status === 200) return true
    for (const email of this.#addresses)
      if ((await signInByMail(this.#server, visitor, email)) === this.#victim.userId) return true
    return false
  }
}

/** The account that a mailbox leads to; undefined if none. */
export async function signInByMail(
  server: TestServer,
  visitor: Visitor,
  email: string,
): Promise<string | undefined> {
  // The limits of mail have tests of their own.
  await server.database.deleteFrom('sign_in_mails').where('email_hash', '=', hashSecret(email)).execute()
  await visitor.call(requestSignInMail, { email })
  const mail = server.mails.findLast((sent) => sent.recipient === email && codeOf(sent) !== '')
  const { status } = await visitor.call(confirmSignIn, { code: codeOf(mail) })
  return status === 200 ? userIdOf(visitor) : undefined
}

/** The tokens of the notices sent to a mailbox, oldest first. */
export function undoTokensTo(server: TestServer, recipient: string): string[] {
  return server.mails
    .filter((mail) => mail.recipient === recipient)
    .flatMap(({ body }) => /\/settings\/undo#t=(?<token>\S+)/.exec(body)?.groups?.['token'] ?? [])
}

export const longAgoMs = limits.undoReachMs + 60_000
