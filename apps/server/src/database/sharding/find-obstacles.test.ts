import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { openTestServer } from '#testing/open-test-server.ts'
import type { Database } from '../schema.ts'
import { describeSchema } from './describe-schema.ts'
import { distributions } from './distributions.ts'
import { exceptions } from './exceptions.ts'
import { findObstacles } from './find-obstacles.ts'

const { database } = await openTestServer()

const obstacles = async (queryable = database, wanted: Parameters<typeof findObstacles>[1] = distributions) =>
  findObstacles(await describeSchema(queryable), wanted)

test('the schema can be spread over machines, but for what is named with its reason', async () => {
  expect((await obstacles()).toSorted()).toEqual(Object.keys(exceptions).toSorted())
})

test('every table that has a distribution exists', async () => {
  const { tables } = await describeSchema(database)
  expect(Object.keys(distributions).toSorted()).toEqual(tables.toSorted())
})

/** The obstacles that a further table brings. */
async function broughtBy(columns: string, stones?: 'single' | 'reference'): Promise<string[]> {
  const undone = new Error('Undone')
  let found: string[] = []
  const before = new Set(await obstacles())
  const attempt = database.transaction().execute(async (transaction) => {
    await sql.raw(`create table stones (${columns})`).execute(transaction)
    const wanted = { ...distributions, stones: stones ?? { by: 'user_id' } }
    found = (await obstacles(transaction as unknown as Database, wanted)).filter((one) => !before.has(one))
    throw undone
  })
  await expect(attempt).rejects.toBe(undone)
  return found
}

const camper = 'user_id uuid not null references users on delete cascade'

test.for([
  ['a key that begins with the camper', `${camper}, name text, primary key (user_id, name)`],
  [
    'a reference to rows of the same camper',
    `${camper}, challenge_id text, primary key (user_id, challenge_id),
    foreign key (user_id, challenge_id) references completions`,
  ],
  [
    'a reference to what is everywhere',
    `${camper}, key_id text references issuer_keys, primary key (user_id, key_id)`,
  ],
  [
    'what is unique for a camper',
    `${camper}, name text, number int, primary key (user_id, name), unique (number, user_id)`,
  ],
])('accepts %s', async ([, columns = '']) => {
  expect(await broughtBy(columns)).toEqual([])
})

test.for([
  [
    'a key that begins with something else',
    `${camper}, name text, primary key (name, user_id)`,
    'stones_pkey does not begin with user_id',
  ],
  ['a table without a key', camper, 'stones has no primary key'],
  [
    'what would have to be unique everywhere',
    `${camper}, name text unique, primary key (user_id, name)`,
    'stones_name_key is unique on each machine only',
  ],
  [
    'a reference to rows elsewhere',
    `${camper}, name text references usernames, primary key (user_id, name)`,
    'stones_name_fkey leads to another machine',
  ],
  [
    'numbers in a row',
    `${camper}, number bigserial, primary key (user_id, number)`,
    'stones.number is a sequence',
  ],
  [
    'numbers in a row, as the standard has them',
    `${camper}, number int generated always as identity, primary key (user_id, number)`,
    'stones.number is a sequence',
  ],
])('twin: finds %s', async ([, columns = '', obstacle]) => {
  expect(await broughtBy(columns)).toEqual([obstacle])
})

test('twin: finds a reference from one machine to all', async () => {
  expect(await broughtBy('stone_id bigserial primary key, user_id uuid references users', 'single')).toEqual([
    'stones_user_id_fkey leads to another machine',
  ])
})

test('twin: finds a table without a distribution', async () => {
  const { users: _users, ...others } = distributions
  expect(await obstacles(database, others)).toContain('users has no distribution')
})
