import type { PageDataOf } from '@cairn/contract'
import { viewOf } from '#workshop/view-of.ts'

const withFirstTexts: ReadonlySet<string> = new Set([
  'home/home-screen',
  'courses/learn-screen',
  'super-block',
  'super-block-2022',
  'block',
  'block-2022',
])

/** Whether a page shows texts at once that the first part of the catalog does not have (decision 66). */
export function needsAllTexts(routeId: string, loaderData: unknown): boolean {
  if (!routeId.startsWith('challenge')) return !withFirstTexts.has(routeId)
  const page = loaderData as PageDataOf<'challenge' | 'refused-lesson'>
  return page.screen === 'refused-lesson' || viewOf(page.challenge) !== 'workshop'
}
