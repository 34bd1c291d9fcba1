import { startTimer } from '../primordials.ts'

const settleMs = 100

/** Reports the scroll position, so that the next version of the page can start there. */
export function reportScrolling(report: (top: number) => void): void {
  let isWaiting = false
  addEventListener('scroll', () => {
    if (isWaiting) return
    isWaiting = true
    startTimer(() => {
      isWaiting = false
      report(scrollY)
    }, settleMs)
  })
}
