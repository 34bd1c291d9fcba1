import { completeModernChallenge, limits } from '@cairn/contract'
import { challengeIds } from '../build-test-server.ts'
import type { Visitor } from '../visitor.ts'

/** Completes as many lessons as a camper needs before a card is charged. */
export async function learnForCard(camper: Visitor): Promise<void> {
  for (const id of challengeIds.slice(0, limits.completionsBeforeCard)) {
    await camper.call(completeModernChallenge, { id, challengeType: 0 })
  }
}
