import { makeRecoveryCodes, signInWithRecoveryCode, undoChanges, updateUsername } from '@cairn/contract'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import type { Database } from '#database/schema.ts'
import { isNightly } from '#testing/is-nightly.ts'
import { createMutator } from '#testing/mutate.ts'
import { buildTestServer, type TestServer } from '#testing/build-test-server.ts'
import { addDevice } from '#testing/passkeys.ts'
import {
  enterWithDevice,
  issuer,
  linkService,
  longAgoMs,
  signInByMail,
  Thief,
  undoTokensTo,
} from '#testing/thief.ts'
import { findIdentityOwner } from '#sign-in/oidc/store.ts'

/** A thief with a copied session does everything they can, in every order; then the owner undoes it. */

type Move = keyof Thief['moves']

const moves: readonly Move[] = [
  'addPasskey',
  'linkService',
  'makeCodes',
  'changeAddress',
  'changeName',
  'removePasskeys',
  'unlinkServices',
  'signOutOthers',
  'signInAgain',
]
const longest = 5
/** Orders up to this length are all tested; longer ones are sampled. */
const wholeUpTo = isNightly ? longest : 1
const sampleSize = 8
const batchSize = 8

/** Every order of up to `length` different moves. */
function ordersOf(length: number): Move[][] {
  if (length === 0) return [[]]
  const shorter = ordersOf(length - 1)
  const longer = shorter
    .filter((order) => order.length === length - 1)
    .flatMap((order) => moves.filter((move) => !order.includes(move)).map((move) => [...order, move]))
  return [...shorter, ...longer]
}

/** The sample tested in this run; the same in each run. */
function chosenOrders(): Move[][] {
  const all = ordersOf(longest).filter((order) => order.length > 0)
  const { pick } = createMutator(32)
  const long = all.filter((order) => order.length > wholeUpTo)
  return [
    ...all.filter((order) => order.length <= wholeUpTo),
    ...(isNightly ? [] : Array.from({ length: sampleSize }, () => pick(long))),
  ]
}

/** An owner who has had every sign-in method for a long time and is signed in. */
async function ownerOf(server: TestServer, number: number) {
  const email = `owner-${number}@example.org`
  const earlier = server.visitor()
  const userId = (await signInByMail(server, earlier, email)) ?? ''
  const device = await addDevice(earlier)
  await linkService(server, userId, `owner-${userId}`)
  const { codes } = (await earlier.call(makeRecoveryCodes)).body as unknown as { codes: string[] }
  const username = `camper-number-${number}`
  await earlier.call(updateUsername, { username })
  return { email, userId, device, codes, username }
}
type Owner = Awaited<ReturnType<typeof ownerOf>>

/** What the owner lacks after the undo, and whether the thief still has access. */
async function troubles(server: TestServer, owner: Owner, thief: Thief): Promise<string[]> {
  const { email, userId, device, codes, username } = owner
  const found: string[] = []
  if (await thief.isInside()) found.push('the thief is inside')
  const visitor = server.visitor()
  if ((await signInByMail(server, visitor, email)) !== userId) found.push('the owner’s mailbox is shut out')
  else if ((await visitor.me()).username !== username) found.push('the name is lost')
  if (!(await enterWithDevice(server.visitor(), device))) found.push('the owner’s passkey is lost')
  const recovery = await server.visitor().call(signInWithRecoveryCode, { email, code: codes[0] ?? '' })
  if (recovery.status !== 200) found.push('the owner’s printed codes are lost')
  const linked = await findIdentityOwner(server.database, { issuer, subject: `owner-${userId}` })
  if (linked?.userId !== userId) found.push('the owner’s service is lost')
  return found
}

type Attack = { order: readonly Move[]; owner: Owner; which: number }

/** Plays an order, undoes it through one of the notices, and returns what is wrong afterward. */
async function play(server: TestServer, { order, owner, which }: Attack): Promise<string[]> {
  const session = server.visitor()
  await signInByMail(server, session, owner.email)
  const before = undoTokensTo(server, owner.email).length
  const thief = new Thief(server, session, owner.email)
  for (const move of order) {
    server.pass(1000)
    await thief.moves[move]()
  }
  const tokens = undoTokensTo(server, owner.email).slice(before)
  if (tokens.length === 0) return []
  const token = tokens[which % tokens.length] ?? ''
  const { status } = await server.visitor().call(undoChanges, { token })
  const found = status === 200 ? await troubles(server, owner, thief) : ['the link does not work']
  return found.map((trouble) => `${order.join(', ')}: ${trouble}`)
}

/** Plays orders concurrently, each against its own account. */
async function playAll(server: TestServer, orders: readonly (readonly Move[])[]): Promise<string[]> {
  const owners = await inBatches(orders, (_order, number) => ownerOf(server, number))
  server.pass(longAgoMs)
  server.mails.length = 0
  const found = await inBatches(owners, (owner, number) =>
    play(server, { order: orders[number] ?? [], owner, which: number }),
  )
  return found.flat()
}

/** A few at a time, so that the database works while the server does. */
async function inBatches<Item, Result>(
  items: readonly Item[],
  work: (item: Item, number: number) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = []
  for (let start = 0; start < items.length; start += batchSize) {
    const batch = items.slice(start, start + batchSize)
    results.push(...(await Promise.all(batch.map((item, index) => work(item, start + index)))))
  }
  return results
}

describe('whatever a thief does with a stolen session', () => {
  const orders = chosenOrders()

  test(
    `each of ${orders.length} orders ends with the owner in and the thief out, by whichever notice`,
    { timeout: orders.length * 3000 },
    async () => {
      const server = await buildTestServer()
      expect(await playAll(server, orders)).toEqual([])
      await server.close()
    },
  )

  test(
    'twin: an undo that restores only the moment of the change leaves the thief with access',
    { timeout: 60_000 },
    async () => {
      /** Makes each link look like that of a change one week later, so that its undo starts at the change itself. */
      const weaken = async (database: Database) => {
        await sql`create function reach_no_further() returns trigger language plpgsql as
          'begin new.changed_at := new.changed_at + interval ''7 days''; return new; end'`.execute(database)
        await sql`create trigger weak before insert on undo_links for each row
          execute function reach_no_further()`.execute(database)
        return database
      }
      const server = await buildTestServer({ weaken })
      const found = await playAll(server, [
        ['changeAddress', 'makeCodes'],
        ['makeCodes', 'changeAddress', 'addPasskey'],
        ['addPasskey', 'changeAddress'],
      ])
      expect(found.filter((trouble) => trouble.endsWith('the thief is inside')).length).toBeGreaterThan(0)
      await server.close()
    },
  )
})
