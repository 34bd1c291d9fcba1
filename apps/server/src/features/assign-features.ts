import { createHash } from 'node:crypto'
import {
  type Assignment,
  byExperiment,
  type ExperimentName,
  type ExperimentRule,
  type Features,
} from '@cairn/contract'
import type { FeatureRules } from './feature-rules.ts'

/** A camper who takes part in experiments. */
export type Participant = { userId: string; email: string }

/** What the features are for a camper who takes part, or for everyone else. */
export function assignFeatures(
  { features, staffDomains }: FeatureRules,
  participant: Participant | undefined,
): Features {
  const isStaff = participant !== undefined && staffDomains.includes(domainOf(participant.email))
  const assign = (name: ExperimentName): Assignment => {
    const rule = features[name]
    if (!participant) return { variant: rule.default, isCounted: false }
    if (isStaff && rule.staff) return { variant: rule.staff, isCounted: false }
    return draw(rule, hundredthOf(name, participant.userId))
  }
  return {
    ...byExperiment(assign),
    'upcoming-changes': features['upcoming-changes'],
    'new-curriculum': features['new-curriculum'],
  }
}

function draw(rule: ExperimentRule, hundredth: number): Assignment {
  if (rule.percentB === undefined) return { variant: rule.default, isCounted: false }
  return { variant: hundredth < rule.percentB ? 'b' : 'a', isCounted: true }
}

/**
 * A number from 0 up to 100 that is always the same for a camper and an experiment, so nothing has to be stored. It
 * differs from experiment to experiment, so that the same campers are not always the ones who get something new.
 */
function hundredthOf(experiment: ExperimentName, userId: string): number {
  const hash = createHash('sha256').update(`${experiment}:${userId}`).digest()
  return (hash.readUInt32BE() / 2 ** 32) * 100
}

function domainOf(email: string): string {
  return email.slice(email.lastIndexOf('@') + 1).toLowerCase()
}
