import { type AnalyticsEvent, limits } from '@cairn/contract'
import { beforeEach, describe, expect, test } from 'vitest'
import { type EventQueue, openEventQueue } from './event-queue.ts'

const sent: (readonly AnalyticsEvent[])[] = []
const signIn = { event: 'sign_in' } as const
let queue: EventQueue

beforeEach(() => {
  sent.length = 0
  queue = openEventQueue((events) => sent.push(events))
})

const track = (count: number) => {
  for (let events = 0; events < count; events += 1) queue.track(signIn)
}

describe('events', () => {
  test('wait until it is known whether they may be sent, and then go together', () => {
    track(2)
    queue.flush()
    expect(sent).toEqual([])
    queue.permit(true)
    queue.flush()
    expect(sent).toEqual([[signIn, signIn]])
  })

  test('of a reader who has not agreed are dropped, also those from before that was known', () => {
    track(2)
    queue.permit(false)
    track(2)
    queue.permit(true)
    queue.flush()
    expect(sent).toEqual([])
  })

  test('that wait when a reader changes their mind are dropped', () => {
    queue.permit(true)
    track(1)
    queue.permit(false)
    queue.flush()
    expect(sent).toEqual([])
  })

  test('are sent when there are as many as fit into one call', () => {
    queue.permit(true)
    track(limits.maxEventsAtOnce + 1)
    expect(sent.map(({ length }) => length)).toEqual([limits.maxEventsAtOnce])
    queue.flush()
    expect(sent.map(({ length }) => length)).toEqual([limits.maxEventsAtOnce, 1])
  })

  test('that are still undecided never become more than one call', () => {
    track(limits.maxEventsAtOnce * 3)
    queue.permit(true)
    queue.flush()
    queue.flush()
    expect(sent.map(({ length }) => length)).toEqual([limits.maxEventsAtOnce])
  })
})
