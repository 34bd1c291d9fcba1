import type { Database } from '#database/schema.ts'
import { listAllPayments } from './payment-store.ts'

const header = 'paid_at,provider,payment,gift,duration,status,cents,refunded_cents,currency'

/** All payments, a line for each, oldest first. Donors are found by the provider's id, so no address is in it. */
export async function exportPayments(database: Database): Promise<string> {
  const lines = (await listAllPayments(database)).map((one) =>
    [
      one.paidAt.toISOString(),
      one.provider,
      one.ref,
      one.gift,
      one.duration,
      one.status,
      one.cents,
      one.refundedCents,
      'USD',
    ].join(','),
  )
  return [header, ...lines].join('\n')
}
