import { findsRow } from '#database/finds-row.ts'
import type { Queryable } from '#database/schema.ts'
import type { ProviderName } from './attempts/attempt.ts'

type EventId = { provider: ProviderName; eventId: string }

export async function hasEvent(queryable: Queryable, { provider, eventId }: EventId): Promise<boolean> {
  return findsRow(
    queryable
      .selectFrom('donation_events')
      .select('event_id')
      .where('provider', '=', provider)
      .where('event_id', '=', eventId),
  )
}

export async function insertEvent(queryable: Queryable, event: EventId, now: Date): Promise<void> {
  await queryable
    .insertInto('donation_events')
    .values({ provider: event.provider, event_id: event.eventId, received_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Providers repeat a message for days, not for months. */
export async function deleteEvents(queryable: Queryable, before: Date): Promise<void> {
  await queryable.deleteFrom('donation_events').where('received_at', '<', before).execute()
}
