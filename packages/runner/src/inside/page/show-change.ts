import { type Appearance, appearanceOf, firstChanged, shownElements } from './appearance.ts'

type Options = {
  scrollTop: number
  /** How the version before looked; empty when there was none. */
  before: Appearance
  report: (appearance: Appearance) => void
}

/**
 * Starts the page where its viewer left the version before, or at the first element that looks different, if that would
 * be out of view. A page that is not shown yet, on another tab of a phone, waits until it is.
 */
export function showChange(options: Options): void {
  if (innerHeight > 0) return scrollToChange(options)
  addEventListener('resize', () => scrollToChange(options), { once: true })
}

function scrollToChange({ scrollTop, before, report }: Options): void {
  try {
    scrollTo(0, scrollTop)
    const elements = shownElements()
    const now = appearanceOf(elements)
    const changed = before.length > 0 ? firstChanged(elements, before, now) : undefined
    if (changed && !isInView(changed)) changed.scrollIntoView({ block: 'center', behavior: 'instant' })
    report(now)
  } catch {
    // The page may have replaced or removed what this reads: it stays where it is.
  }
}

function isInView(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect()
  return bottom > 0 && top < innerHeight
}
