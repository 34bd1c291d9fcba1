import { certificationIdentities } from '@cairn/contract'
import { expect, test } from 'vitest'
import { orderOffers } from './order-offers.ts'

const offer = (slug: keyof typeof certificationIdentities, ...paths: (string | null)[]) => ({
  id: certificationIdentities[slug].id,
  slug,
  title: slug,
  requirements: paths.map((path, index) => ({ id: `${slug}-${index}`, title: `${index}`, path })),
})
const untouched = offer('data-visualization', '/a', '/b')
const begun = offer('quality-assurance-v7', '/a', '/b')
const ready = offer('responsive-web-design', '/a', '/b')
const held = offer('data-analysis-with-python-v7', '/a', '/b')
const unwritten = offer('machine-learning-with-python-v7', null, null)

const holder = {
  isDataAnalysisPyCertV7: true,
  completedChallenges: [
    { id: 'quality-assurance-v7-1' },
    { id: 'responsive-web-design-0' },
    { id: 'responsive-web-design-1' },
  ],
}
const slugs = (offers: { slug: string }[]) => offers.map(({ slug }) => slug)

test('what can be claimed comes first, then what is begun, and what is held comes last', () => {
  expect(orderOffers([held, untouched, begun, ready], holder)).toEqual([ready, begun, untouched, held])
})

test('a certification without a lesson is hidden, unless it is held', () => {
  expect(slugs(orderOffers([unwritten, untouched], holder))).toEqual(['data-visualization'])
  const old = { isMachineLearningPyCertV7: true, completedChallenges: [] }
  expect(slugs(orderOffers([unwritten], old))).toEqual(['machine-learning-with-python-v7'])
})

test('one that is made of others needs no lesson', () => {
  const { id } = certificationIdentities['responsive-web-design']
  const fullStack = { ...offer('full-stack'), requirements: [{ id, title: 'One', path: null }] }
  expect(slugs(orderOffers([fullStack], holder))).toEqual(['full-stack'])
})
