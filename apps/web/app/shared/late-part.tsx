import { type ComponentType, lazy, type ReactNode, Suspense } from 'react'
import type { Translator } from './language/create-translator.ts'
import { useAllTexts } from './language/use-translation.ts'
import { loadApi } from '#shared/call/load-api.ts'
import { loadQuietly } from '#shared/loading/load-quietly.ts'
import { untilLoaded } from '#shared/loading/until-loaded.ts'

const parts = new Set<() => Promise<unknown>>()

/**
 * A part of a page that is not shown at first. Its code and texts are loaded when it is shown, or before that by
 * `loadLateParts` (decision 66).
 */
export function latePart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const Part = lazy(async () => ({ default: await untilLoaded(load) }))
  parts.add(load)
  return function LatePart(props: Props) {
    return (
      <Suspense>
        <WithAllTexts>
          <Part {...props} />
        </WithAllTexts>
      </Suspense>
    )
  }
}

/** Loads what the page has not shown yet, so that it is there at once when needed, without a connection too. */
export async function loadLateParts({ complete }: Translator): Promise<void> {
  // What is not needed yet is loaded again when it is, so its absence is nothing to tell the camper.
  await loadQuietly(() => Promise.allSettled([complete, loadApi, ...parts].map((load) => load())))
}

/** Shows its children once all texts are here. */
export function WithAllTexts({ children }: { children: ReactNode }): ReactNode {
  useAllTexts()
  return children
}
