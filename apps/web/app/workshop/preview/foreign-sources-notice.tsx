import { latePart } from '#shared/late-part.tsx'
import type { ForeignSources } from './use-foreign-sources.ts'

const ForeignSourcesQuestion = latePart(
  async () => (await import('./foreign-sources-question.tsx')).ForeignSourcesQuestion,
)

/** Asks whether a page may load from the hosts that it names; nothing is loaded from them before that. */
export function ForeignSourcesNotice({ sources }: { sources: ForeignSources }) {
  return sources.asked.length > 0 && <ForeignSourcesQuestion sources={sources} />
}
