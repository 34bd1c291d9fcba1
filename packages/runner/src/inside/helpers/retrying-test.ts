import { startTimer } from '../primordials.ts'

const pauseMs = 25

/** Polls for something that a page does a little later; rejects with `message` if it never does. */
export async function retryingTest(isSo: () => unknown, message: string, tries = 20): Promise<void> {
  for (let attempt = 0; attempt < tries; attempt++) {
    if (isSo()) return
    await new Promise<void>((resolve) => void startTimer(resolve, pauseMs))
  }
  throw new Error(message)
}
