import type {
  CreateSubscriptionRequest,
  Money,
  Order,
  OrderRequest,
  OrdersCapture,
  Payer,
  PaymentCollection,
  PaymentSource,
  PaypalWallet,
  PaypalWalletExperienceContext,
  PurchaseUnit,
  PurchaseUnitRequest,
  Refund,
  Subscriber,
  Subscription,
  SubscriptionTransactionDetails,
} from '@paypal/paypal-server-sdk'
import type { Has, OnWire, With } from './paypal-wire.ts'

export type PayPalMoney = OnWire<Money>
type Capture = With<OnWire<OrdersCapture>, 'id' | 'status' | 'amount' | 'create_time'>
export type PayPalRefund = With<OnWire<Refund>, 'id' | 'status' | 'amount' | 'links'>
type Payments = Has<OnWire<PaymentCollection>, 'captures', Capture[]> &
  Has<OnWire<PaymentCollection>, 'refunds', PayPalRefund[]>
type Unit = With<OnWire<PurchaseUnit>, 'custom_id' | 'amount'> &
  Has<OnWire<PurchaseUnit>, 'payments', Payments>

export type PayPalOrder = With<OnWire<Order>, 'id' | 'status'> &
  Has<OnWire<Order>, 'purchase_units', Unit[]> &
  Partial<Has<OnWire<Order>, 'payer', With<OnWire<Payer>, 'email_address'>>>

export type PayPalSubscription = With<OnWire<Subscription>, 'id' | 'status' | 'plan_id' | 'custom_id'> &
  Partial<Has<OnWire<Subscription>, 'subscriber', With<OnWire<Subscriber>, 'email_address'>>>

export type Transaction = With<
  OnWire<SubscriptionTransactionDetails>,
  'id' | 'status' | 'time' | 'amount_with_breakdown'
>

/** The answer to both requests. */
export type Prepared = With<OnWire<Order>, 'id' | 'links'> & With<OnWire<Subscription>, 'id' | 'links'>

/** Where PayPal's own page leads back to. */
export type Pages = With<OnWire<PaypalWalletExperienceContext>, 'return_url' | 'cancel_url'>

type Wallet = Has<OnWire<PaypalWallet>, 'experience_context', Pages>
type WantedUnit = With<OnWire<PurchaseUnitRequest>, 'custom_id' | 'amount'>
export type OrderBody = Has<OnWire<OrderRequest>, 'purchase_units', [WantedUnit]> &
  Has<OnWire<OrderRequest>, 'payment_source', Has<OnWire<PaymentSource>, 'paypal', Wallet>>
export type SubscriptionBody = With<
  OnWire<CreateSubscriptionRequest>,
  'plan_id' | 'custom_id' | 'application_context'
>
