import type { Certification } from '@cairn/contract'
import { claimIdsOf } from './rules.ts'

/**
 * The work that is done for a requirement of a certification: itself, or what the certification asks for that it is. A
 * claim counts as soon as that work is submitted, so it does not say that the work has passed.
 */
export function workBehind(
  certifications: readonly Certification[],
  requirementId: string,
  seen = new Set<string>(),
): string[] {
  if (seen.has(requirementId)) return []
  seen.add(requirementId)
  const certification = certifications.find((one) => claimIdsOf(one).includes(requirementId))
  if (!certification) return [requirementId]
  return certification.tests.flatMap(({ id }) => workBehind(certifications, id, seen))
}

/** The work behind all requirements of a certification. */
export function allWorkBehind(
  certifications: readonly Certification[],
  { tests }: Pick<Certification, 'tests'>,
): string[] {
  return [...new Set(tests.flatMap(({ id }) => workBehind(certifications, id)))]
}
