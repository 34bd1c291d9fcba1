import { getFeatures, updateAnalytics } from '@cairn/contract'
import { expect, test } from 'vitest'
import { openTestServer } from '#testing/open-test-server.ts'
import type { Visitor } from '#testing/visitor.ts'
import { assignFeatures } from './assign-features.ts'
import { defaultRules } from './feature-rules.ts'

const rules = defaultRules({ showsNewCurriculum: false, showsUpcomingChanges: false })
const server = await openTestServer({ featureRules: rules })
const featuresOf = async (visitor: Visitor) => (await visitor.call(getFeatures)).body['features']
const defaults = assignFeatures(rules, undefined)

test('a visitor gets the defaults, and no cookie that a visitor would not get anyway', async () => {
  const [visitor, other] = [server.visitor(), server.visitor()]
  expect(await featuresOf(visitor)).toEqual(defaults)
  await other.send('GET', '/status/ping')
  expect([...visitor.cookies.keys()]).toEqual([...other.cookies.keys()])
})

test('a camper gets the defaults until they take part, and again when they stop', async () => {
  const camper = await server.camper()
  expect(await featuresOf(camper)).toEqual(defaults)
  await camper.call(updateAnalytics, { allowsAnalytics: true })
  const { id: userId, email } = await camper.me()
  const drawn = assignFeatures(rules, { userId, email })
  expect(await featuresOf(camper)).toEqual(drawn)
  expect(drawn['show-modal-randomly'].isCounted).toBe(true)
  await camper.call(updateAnalytics, { allowsAnalytics: false })
  expect(await featuresOf(camper)).toEqual(defaults)
})
