import type { AnalyticsBatch } from '@cairn/contract'

/** Takes the events of campers who have agreed. It never fails: events are not worth a camper's time. */
export type EventSink = (batch: AnalyticsBatch) => void
