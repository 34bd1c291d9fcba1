import { en, textsOf } from '@cairn/locales'
import { expect, test } from 'vitest'
import { call } from '#shared/call/call.ts'
import { schoolOfEachTest } from '#shared/testing/school-of-each-test.ts'
import { sendJson } from '#shared/testing/start-school.ts'
import { useFlash } from './flash.ts'
import { createTranslator } from './language/create-translator.ts'
import { showRefusal } from './show-refusal.ts'

const { t } = createTranslator('english', {
  texts: Object.fromEntries(textsOf(en)),
  english: {},
})

const current = schoolOfEachTest()

test('a refusal for too many requests says when to try again', async () => {
  current.school.answer = (response) =>
    sendJson(response, 429, {
      type: 'danger',
      message: 'flash.too-many-requests',
      variables: { minutes: 3 },
    })
  const answer = await call('completeModernChallenge', { body: { id: '1'.repeat(24), challengeType: 0 } })
  if (!answer.ok) showRefusal(answer.refusal)
  const shown = useFlash.getState().current
  expect(shown?.type).toBe('danger')
  expect(shown && t(shown.message, shown.variables)).toContain('in 3 minutes')
})
