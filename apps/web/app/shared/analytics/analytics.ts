import { call } from '#shared/call/call.ts'
import { randomNumber } from '#shared/random-number.ts'
import { openEventQueue } from './event-queue.ts'

/** Connects the events of one visit. It is stored nowhere, so it ends with the page. */
let visit: string | undefined

/** The events of this page (docs/reference/features.md, “Events”). */
export const analytics = openEventQueue((events) => {
  visit ??= randomNumber()
  void call('recordEvents', { body: { visit, events: [...events] }, outlivesPage: true })
})
