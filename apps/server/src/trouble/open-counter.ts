import type { AnalyticsBatch } from '@cairn/contract'
import { type CountServices, countEvents } from './count-events.ts'

type CounterOptions = CountServices & { onFailure: (error: unknown) => void }

/** More than these would pile up while the database is away. */
const mostUnderWay = 20

/** Counts the events of campers who agree, and never fails: counts are not worth a camper's time. */
export function openCounter({ onFailure, ...services }: CounterOptions): (batch: AnalyticsBatch) => void {
  let underWay = 0
  return ({ events }) => {
    if (underWay >= mostUnderWay) return
    underWay += 1
    countEvents(services, events)
      .catch(onFailure)
      .finally(() => {
        underWay -= 1
      })
  }
}
