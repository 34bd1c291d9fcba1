import { type ComponentType, lazy, type ReactNode, Suspense } from 'react'
import { useAllTexts } from './language/use-translation.ts'
import { untilLoaded } from './until-loaded.ts'

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
export async function loadLateParts(): Promise<void> {
  await Promise.allSettled([...parts].map((load) => load()))
}

/** Shows its children once all texts are here. */
export function WithAllTexts({ children }: { children: ReactNode }): ReactNode {
  useAllTexts()
  return children
}
