import { describe, expect, test } from 'vitest'
import { type AskingFacts, drawLeast, reasonToAsk } from './reason-to-ask.ts'

/** A camper who may be asked because of their progress. */
const learned: AskingFacts = {
  isDonor: false,
  hasDeclined: false,
  hasFinishedBlock: false,
  completed: 10,
  completedInSession: 3,
  askedAt: null,
  leastInSession: 3,
  pageAgeMs: 20_000,
  isExam: false,
  hasTyped: false,
  isDialogOpen: false,
}
const finished: AskingFacts = { ...learned, completed: 1, completedInSession: 1, hasFinishedBlock: true }

describe('a donation is asked for', () => {
  test.for<[string, Partial<AskingFacts>]>([
    ['after ten lessons, three of them in this session', {}],
    ['after many lessons', { completed: 900, completedInSession: 12 }],
    ['after seven lessons of a session, when it is drawn so', { completedInSession: 7, leastInSession: 7 }],
    ['again after twenty more lessons', { completedInSession: 24, askedAt: 4 }],
  ])('%s', ([, facts]) => expect(reasonToAsk({ ...learned, ...facts })).toBe('progress'))

  test('when a block was finished, however little was learned before', () => {
    expect(reasonToAsk(finished)).toBe('block')
    expect(reasonToAsk({ ...finished, askedAt: 1 })).toBe('block')
  })
})

describe('a donation is not asked for', () => {
  test.for<[string, Partial<AskingFacts>]>([
    ['before ten lessons', { completed: 9 }],
    ['before three steps of this session', { completedInSession: 2 }],
    ['before as many lessons of a session as are drawn', { completedInSession: 6, leastInSession: 7 }],
    ['before twenty more lessons', { completedInSession: 23, askedAt: 4 }],
  ])('%s', ([, facts]) => expect(reasonToAsk({ ...learned, ...facts })).toBeUndefined())

  test.for<[string, Partial<AskingFacts>]>([
    ['of donors', { isDonor: true }],
    ['of campers who do not want to be asked', { hasDeclined: true }],
    ['in the first twenty seconds of a page', { pageAgeMs: 19_999 }],
    ['during an exam', { isExam: true }],
    ['over text that is being typed', { hasTyped: true }],
    ['over another dialog', { isDialogOpen: true }],
  ])('%s, whatever they have done', ([, facts]) => {
    expect(reasonToAsk({ ...learned, ...facts })).toBeUndefined()
    expect(reasonToAsk({ ...finished, ...facts })).toBeUndefined()
  })
})

describe('the lessons of a session before the first question', () => {
  const draws = Array.from({ length: 100 }, (_draw, index) => index / 100)

  test('are three', () => {
    expect(new Set(draws.map((random) => drawLeast(false, random)))).toEqual(new Set([3]))
  })

  test('are three to seven, equally often, in the experiment', () => {
    const drawn = draws.map((random) => drawLeast(true, random))
    expect([3, 4, 5, 6, 7].map((count) => drawn.filter((one) => one === count).length)).toEqual([
      20, 20, 20, 20, 20,
    ])
    expect(new Set(drawn).size).toBe(5)
  })
})
