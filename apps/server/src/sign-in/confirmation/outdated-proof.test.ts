import {
  confirmWithCode,
  confirmWithPasskey,
  limits,
  removePasskey,
  requestConfirmationMail,
  resetProgress,
} from '@cairn/contract'
import { afterAll, describe, expect, test } from 'vitest'
import { type ProviderSchool, startProviderSchool } from '#testing/start-provider-school.ts'
import { passkeyAnswer } from '#testing/passkeys.ts'
import type { Visitor } from '#testing/visitor.ts'
import {
  type Account,
  type Call,
  countSessions,
  createAccount,
  inTurn,
  keepEpochs,
  undoOf,
} from '#testing/ways-to-sign-in.ts'

/** Each protection has a twin test that switches it off and sees the attack succeed. */

const strong = await startProviderSchool()
/** A school whose accounts keep their epoch, so that every proof stays valid. */
const weak = await startProviderSchool()
await keepEpochs(weak.server.database)
afterAll(() => Promise.all([strong.close(), weak.close()]))

describe('a confirmation that was proved before', () => {
  const byPasskey = async (_school: ProviderSchool, { device }: Account, thief: Visitor): Promise<Call> => {
    const answer = await passkeyAnswer(thief, device)
    return () => thief.call(confirmWithPasskey, answer)
  }
  const byCode = async ({ server }: ProviderSchool, _account: Account, thief: Visitor): Promise<Call> => {
    await thief.call(requestConfirmationMail)
    const { code } = /code is (?<code>\S+)/.exec(server.mails.at(-1)?.subject ?? '')?.groups ?? {}
    return () => thief.call(confirmWithCode, { code: code ?? '' })
  }
  const confirmations = [
    { way: 'a passkey', prepare: byPasskey, refusal: 'signin.passkey-failed' },
    { way: 'a mailed code', prepare: byCode, refusal: 'signin.code-invalid' },
  ]

  /** The thief's session is too old to do what concerns the whole account; the owner's is new. */
  async function createOldSession(school: ProviderSchool) {
    const account = await createAccount(school)
    const thief = school.server.thiefOf(account.owner)
    school.server.pass(limits.confirmationLifetimeMs + 1000)
    const owner = school.server.visitor()
    await school.signIn(owner, account.person)
    return { account: { ...account, owner }, thief }
  }

  async function confirmDuringRemoval(school: ProviderSchool, prepare: typeof byCode) {
    const { account, thief } = await createOldSession(school)
    const remove = () => account.owner.call(removePasskey, { id: account.device.id })
    const confirm = await prepare(school, account, thief)
    const answer = await inTurn(school, account, [remove, confirm])
    return { answer, reset: await thief.call(resetProgress, {}) }
  }

  test.for(confirmations)(
    'a passkey was removed, by $way, confirms nothing',
    async ({ prepare, refusal }) => {
      const { answer, reset } = await confirmDuringRemoval(strong, prepare)
      expect(answer).toMatchObject({ status: 400, body: { message: refusal } })
      expect(reset.body.message).toBe('signin.confirm-first')
    },
  )

  test.for(confirmations)(
    'twin: a passkey was removed, by $way, confirms if the epoch stays the same',
    async ({ prepare }) => {
      const { reset } = await confirmDuringRemoval(weak, prepare)
      expect(reset.status).toBe(200)
    },
  )

  test.for(confirmations)('an undo, by $way, ends with its session', async ({ prepare }) => {
    const { account, thief } = await createOldSession(strong)
    const confirm = await prepare(strong, account, thief)
    const answer = await inTurn(strong, account, [undoOf(strong, account), confirm])
    expect(answer).toMatchObject({ status: 401, body: { message: 'signin.required' } })
    expect(await countSessions(strong, account)).toBe(0)
  })
})
