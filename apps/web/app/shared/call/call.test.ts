import { pageAccountHeader, ping } from '@cairn/contract'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { foreignAnswers } from '#shared/testing/foreign-answers.ts'
import { schoolOfEachTest } from '#shared/testing/school-of-each-test.ts'
import { sendJson } from '#shared/testing/start-school.ts'
import { call } from './call.ts'
import { useConfirmation } from './confirmation.ts'
import { noteShownAccount } from './shown-account.ts'

const current = schoolOfEachTest()

const body = { id: '1'.repeat(24), challengeType: 0 }
const complete = () => call('completeModernChallenge', { body })
const noAnswer = { ok: false, refusal: { key: 'flash.generic-error', status: undefined, isDeclared: false } }

describe('an answer from the school', () => {
  test('is believed', async () => {
    expect(await complete()).toMatchObject({ ok: true, value: { points: 1 } })
  })

  test.for([
    ['flash.submission-invalid', 400, true],
    ['signin.required', 401, true],
    ['flash.generic-error', 500, false],
    ['flash.too-many-requests', 429, false],
  ] as const)(
    'that refuses with %s and %i is told, and whether it is declared: %s',
    async ([key, status, is]) => {
      current.school.answer = (response) =>
        sendJson(response, status, { type: 'danger', message: key, variables: { minutes: 3 } })
      const refusal = { key, status, isDeclared: is, variables: { minutes: 3 } }
      expect(await complete()).toMatchObject({ ok: false, refusal })
    },
  )

  test('to a query is believed when it is any object', async () => {
    current.school.between = (response) => sendJson(response, 200, { portal: true })
    expect(await call('getSessionUser')).toMatchObject({ ok: true })
    current.school.between = (response) => sendJson(response, 200, 'portal')
    expect(await call('getSessionUser')).toMatchObject(noAnswer)
  })
})

test.for(foreignAnswers)('%s is not an answer from the school', async ([, respond]) => {
  current.school.between = respond
  expect(await complete()).toMatchObject(noAnswer)
})

describe('a page that shows an account', () => {
  const named = () => current.school.headers.map((headers) => headers[pageAccountHeader])
  beforeEach(async () => {
    await complete()
    current.school.headers.length = 0
    noteShownAccount('ada-id')
  })
  afterEach(() => noteShownAccount(undefined))

  test('names it in its calls, unless they are for another', async () => {
    await complete()
    await call('completeModernChallenge', { body, account: 'bob-id' })
    expect(named()).toEqual(['ada-id', 'bob-id'])
  })

  test('asks who is signed in without naming any', async () => {
    await call('getSessionUser')
    expect(named()).toEqual([undefined])
  })

  test('names none once it shows a visitor', async () => {
    noteShownAccount(undefined)
    await complete()
    expect(named()).toEqual([undefined])
  })
})

test('a stale token is renewed, and the call repeated once', async () => {
  await complete()
  current.school.forgetTokens()
  expect(await complete()).toMatchObject({ ok: true })
  expect(current.school.taken).toHaveLength(2)
})

test('calls of a new browser that are made at once share one token', async () => {
  const fetched = vi.spyOn(globalThis, 'fetch')
  const answers = await Promise.all([complete(), complete()])
  expect(answers).toMatchObject([{ ok: true }, { ok: true }])
  expect(fetched.mock.calls.filter(([address]) => address === ping.path)).toHaveLength(1)
})

describe('a call that has to be confirmed first', () => {
  const confirmFirst = { type: 'danger', message: 'signin.confirm-first' }
  const answerQuestion = (isConfirmed: boolean) =>
    useConfirmation.subscribe(({ question }) => question?.answer(isConfirmed))
  let forget = () => {}

  beforeEach(() => {
    current.school.answer = (response) => {
      current.school.answer = undefined
      sendJson(response, 403, confirmFirst)
    }
  })
  afterEach(() => forget())

  test('is repeated once the camper has confirmed', async () => {
    forget = answerQuestion(true)
    expect(await complete()).toMatchObject({ ok: true })
    expect(current.school.taken).toHaveLength(1)
    expect(useConfirmation.getState().question).toBeNull()
  })

  test('stays a call for the account that asked, whichever the page shows when it is confirmed', async () => {
    noteShownAccount('ada-id')
    forget = useConfirmation.subscribe(({ question }) => {
      noteShownAccount('bob-id')
      question?.answer(true)
    })
    current.school.headers.length = 0
    await complete()
    noteShownAccount(undefined)
    const named = current.school.headers.map((headers) => headers[pageAccountHeader])
    expect(new Set(named)).toEqual(new Set(['ada-id']))
  })

  test('is refused when the camper does not confirm, and is not repeated', async () => {
    forget = answerQuestion(false)
    expect(await complete()).toMatchObject({ ok: false, refusal: { key: 'signin.confirm-first' } })
    expect(current.school.taken).toEqual([])
  })
})
