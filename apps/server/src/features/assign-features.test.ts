import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { assignFeatures } from './assign-features.ts'
import { defaultRules, type FeatureRules } from './feature-rules.ts'

const rules = defaultRules({ showsNewCurriculum: false, showsUpcomingChanges: true })
const campers = Array.from({ length: 10_000 }, () => ({ userId: randomUUID(), email: 'ada@camp.example' }))
const withStaff = (staff: 'a' | 'b'): FeatureRules => ({
  features: { ...rules.features, 'aa-test': { default: 'a', percentB: 50, staff } },
  staffDomains: ['school.example'],
})
const shareOfB = (experiment: 'landing-page-redesign' | 'show-modal-randomly', among = campers) =>
  among.filter((camper) => assignFeatures(rules, camper)[experiment].variant === 'b').length / among.length

describe('an experiment', () => {
  test('gives half of the campers who take part each variant', () => {
    expect(shareOfB('landing-page-redesign')).toBeCloseTo(0.5, 1)
  })

  test('gives a camper the same variant each time', () => {
    for (const camper of campers.slice(0, 100)) {
      expect(assignFeatures(rules, camper)).toEqual(assignFeatures(rules, { ...camper }))
    }
  })

  test('does not choose the same campers as another experiment', () => {
    const chosen = campers.filter(
      (camper) => assignFeatures(rules, camper)['landing-page-redesign'].variant === 'b',
    )
    expect(shareOfB('show-modal-randomly', chosen)).toBeCloseTo(0.5, 1)
  })

  test('shows everyone else the default, and does not count them', () => {
    expect(assignFeatures(rules, undefined)).toEqual({
      'landing-page-redesign': { variant: 'b', isCounted: false },
      'show-modal-randomly': { variant: 'a', isCounted: false },
      'aa-test': { variant: 'a', isCounted: false },
      'aa-test-in-component': { variant: 'a', isCounted: false },
      'upcoming-changes': true,
      'new-curriculum': false,
    })
  })

  test('that is off shows the default, and counts no camper', () => {
    for (const camper of campers.slice(0, 100)) {
      expect(assignFeatures(rules, camper)['aa-test']).toEqual({ variant: 'a', isCounted: false })
    }
  })

  test.for(['a', 'b'] as const)('gives staff who take part variant %s, and does not count them', (staff) => {
    for (const { userId } of campers.slice(0, 50)) {
      const member = { userId, email: 'Mo@school.EXAMPLE' }
      expect(assignFeatures(withStaff(staff), member)['aa-test']).toEqual({
        variant: staff,
        isCounted: false,
      })
    }
  })

  test('does not take a similar domain for that of the staff', () => {
    const strangers = ['mo@myschool.example', 'mo@school.example.org', 'school.example@camp.example']
    for (const email of strangers) {
      const { isCounted } = assignFeatures(withStaff('b'), { userId: randomUUID(), email })['aa-test']
      expect(isCounted).toBe(true)
    }
  })
})
