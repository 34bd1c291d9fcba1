import type { Order } from '@paypal/paypal-server-sdk'
import type { Stripe } from 'stripe'
import { expect, test } from 'vitest'
import type { PayPalSubscription } from './paypal-objects.ts'
import type { OnWire, With } from './paypal-wire.ts'
import type { StripePart } from './stripe-objects.ts'

// The type check is the test: it refuses an `@ts-expect-error` without an error below it.

test('what Stripe does not publish, its stand-in cannot say', () => {
  // @ts-expect-error -- Charges have no such field.
  const charge: StripePart<Stripe.Charge> = { amonut: 500 }
  // @ts-expect-error -- No dispute has this status.
  const dispute: StripePart<Stripe.Dispute> = { status: 'forgotten' }
  expect([charge, dispute]).toHaveLength(2)
})

test('what PayPal does not publish, its stand-in cannot say', () => {
  // @ts-expect-error -- Orders have no such field.
  const order: With<OnWire<Order>, 'purchaseUnits'> = { purchaseUnits: [] }
  // @ts-expect-error -- No subscription has this status.
  const status: PayPalSubscription['status'] = 'FORGOTTEN'
  expect([order, status]).toHaveLength(2)
})

test('twin: what they publish, the stand-ins can say', () => {
  const charge: StripePart<Stripe.Charge> = { amount: 500, status: 'succeeded' }
  const order: With<OnWire<Order>, 'purchase_units' | 'status'> = { purchase_units: [], status: 'COMPLETED' }
  const status: PayPalSubscription['status'] = 'ACTIVE'
  expect([charge, order, status]).toHaveLength(3)
})
