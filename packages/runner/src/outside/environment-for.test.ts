import { challengeTypes } from '@cairn/contract'
import { expect, test } from 'vitest'
import { environmentToPreview, environmentToTest } from './environment-for.ts'

test('a lesson with code is built and tested where its type says', () => {
  const page = { challengeType: challengeTypes.html, environment: undefined }
  expect([environmentToTest(page), environmentToPreview(page)]).toEqual(['page', 'page'])
})

test('a lesson without code is neither built nor tested', () => {
  const video = { challengeType: challengeTypes.video, environment: undefined }
  expect(() => environmentToTest(video)).toThrow('Cannot get test runner for challenge type 11')
  expect(() => environmentToPreview(video)).toThrow('Cannot build challenge of type 11')
})
