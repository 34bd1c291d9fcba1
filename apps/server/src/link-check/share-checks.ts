import type { LinkState } from '@cairn/contract'
import { inTurn } from '#http/in-turn.ts'

type Asker = { userId: string; network: string }

/** Runs a check when its turn has come. */
type ShareChecks = (asker: Asker, check: () => Promise<LinkState>) => Promise<LinkState>

type Shares = { perCamper: number; perNetwork: number; perSchool: number }

const usual: Shares = { perCamper: 2, perNetwork: 8, perSchool: 64 }

/** A class behind one address that checks its links in the same minute. Three rounds of slow pages take 15 seconds. */
const mostWaiting = 24

/**
 * Shares out the connections that checks take, each for five seconds at most. A camper's and a network's checks wait for
 * their own, so that a few slow links keep no one else's from being checked. When all are taken, nothing is asked.
 */
export function shareChecks({ perCamper, perNetwork, perSchool }: Shares = usual): ShareChecks {
  const turnOfCamper = inTurn(perCamper, mostWaiting)
  const turnOfNetwork = inTurn(perNetwork, mostWaiting)
  let underWay = 0
  return async ({ userId, network }, check) =>
    turnOfCamper(userId, () =>
      turnOfNetwork(network, async () => {
        if (underWay >= perSchool) return 'unreachable'
        underWay += 1
        try {
          return await check()
        } finally {
          underWay -= 1
        }
      }),
    )
}
