import type { FeatureDocument } from '@cairn/contract'

/** Who gets what: the defaults, with what the operator's document replaces. */
export type FeatureRules = {
  readonly features: Readonly<Required<FeatureDocument['features']>>
  readonly staffDomains: readonly string[]
}

type Switches = { showsNewCurriculum: boolean; showsUpcomingChanges: boolean }

/** What a school without a document has. */
export function defaultRules({ showsNewCurriculum, showsUpcomingChanges }: Switches): FeatureRules {
  return {
    features: {
      'landing-page-redesign': { default: 'b', percentB: 50 },
      'show-modal-randomly': { default: 'a', percentB: 50 },
      'aa-test': { default: 'a' },
      'aa-test-in-component': { default: 'a' },
      'upcoming-changes': showsUpcomingChanges,
      'new-curriculum': showsNewCurriculum,
    },
    staffDomains: [],
  }
}
