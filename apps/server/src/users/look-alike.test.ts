import { updateUsername, usernameExists } from '@cairn/contract'
import { describe, expect, test } from 'vitest'
import { openTestServer } from '#testing/open-test-server.ts'
import { ordinaryNames } from '#testing/ordinary-names.ts'
import { isReservedUsername } from './rules.ts'
import { skeletonOf } from './skeleton.ts'

const server = await openTestServer()

describe('a name that looks like one of the school’s own', () => {
  test.for([
    'staff',
    'adm1n',
    'ADMlN',
    'adrnin',
    'Admin_',
    '__admin__',
    'a-d-m-i-n',
    'aaddmmiinn',
    'admin2',
    'admin-2026',
    '4dm1n',
    'supp0rt',
    'support-team',
    'the-admin',
    'm0derator',
    'vvebmaster',
    'c4irn',
    'caim',
    'cairn-official',
    'cairn_official',
    'official-cairn',
    'Cairn-Support',
    'cairnteam',
    'cairn-staff-1',
    'the-real-cairn',
    'cairn-news',
    'cairn-school',
    'the-cairn-school',
    'cairnacademy',
    'learn-cairn',
    'setting5',
    'l0gin-',
  ])('%s is refused', (name) => {
    expect(isReservedUsername(name)).toBe(true)
  })

  test.for(['chinese-traditional', 'chinese_traditional', 'germ4n', 'Engl1sh'])(
    '%s is a language',
    (name) => {
      expect(isReservedUsername(name)).toBe(true)
    },
  )

  test.for(['save-challenge', 'challenge-solutions', 'Exam-Challenge-Completed'])(
    '%s is the address of a call',
    (name) => {
      expect(isReservedUsername(name)).toBe(true)
    },
  )

  test.for(['python-packages', 'activity-pictures', 'Lesson-Report', 'hooks', 'runner-assets', 'page_data'])(
    '%s is where files, data or messages are',
    (name) => {
      expect(isReservedUsername(name)).toBe(true)
    },
  )

  test.for([
    '__proto__',
    'constructor',
    'prototype',
    'hasOwnProperty',
    'toString',
    'valueOf',
    'isPrototypeOf',
  ])('%s is part of every object', (name) => {
    expect(isReservedUsername(name)).toBe(true)
  })

  test('is refused as if it were taken, and reported as existing', async () => {
    const camper = await server.camper()
    const answer = await camper.call(updateUsername, { username: 'supp0rt' })
    expect(answer).toMatchObject({ status: 400, body: { message: 'flash.username-taken' } })
    const { body } = await server.visitor().send('GET', `${usernameExists.path}?username=adm1n`)
    expect(body).toEqual({ exists: true })
  })
})

describe('ordinary names', () => {
  test(`stay free, all ${ordinaryNames.length} of them`, () => {
    expect(ordinaryNames.filter(isReservedUsername)).toEqual([])
  })

  test('stay free with a number, a sign or a family name', () => {
    const longer = ordinaryNames.flatMap((name, index) => [
      `${name}${1980 + (index % 40)}`,
      `${name}_${index}`,
      `${name}-${ordinaryNames[(index * 7) % ordinaryNames.length]}`,
    ])
    expect(longer.filter(isReservedUsername)).toEqual([])
  })

  test.for([
    'cairn-fan',
    'climbs-cairns',
    'team-rocket',
    'admin-of-nothing',
    'codes4fun',
    'i-love-css',
    'schoolbus',
    'learner42',
    'academy-of-cats',
  ])('%s is free, too', (name) => {
    expect(isReservedUsername(name)).toBe(false)
  })
})

test.for([
  ['ADMlN', 'admin'],
  ['rnodern', 'modern'],
  ['vvill', 'will'],
  ['5upp0rt', 'support'],
  ['l1l', 'I'],
] as const)('%s looks like %s', ([one, other]) => {
  expect(skeletonOf(one)).toBe(skeletonOf(other))
})
