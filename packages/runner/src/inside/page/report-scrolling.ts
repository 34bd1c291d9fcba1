import { startTimer } from '../primordials.ts'

const settleMs = 100

/** Tells where the reader is, so that the next version of the page can begin there. */
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
