import { limits } from '@cairn/contract'

/** Lets an element fade while what is below it moves up; at once for those who prefer less motion. */
export async function fadeOut(element: HTMLElement): Promise<void> {
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
  const faded = element.animate(
    { opacity: [1, 0], marginBlockEnd: ['0px', `-${element.offsetHeight}px`] },
    { duration: isStill ? 0 : limits.flashTransitionMs, fill: 'forwards' },
  )
  await faded.finished
}
