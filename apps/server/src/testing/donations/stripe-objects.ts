import type { Stripe } from 'stripe'

type Words<Field> = Field extends string ? (string extends Field ? never : Field) : never

/** Its library leaves room for words of later versions, which a stand-in of this one does not say. */
type Closed<Field> = [Words<Field>] extends [never] ? Field : Words<Field> | Exclude<Field, string>

type Simple = string | number | boolean | null | undefined

/** Some fields of what Stripe publishes, at any depth, and no others: a field that its library does not know fails here. */
export type StripePart<Published> = Published extends Simple
  ? Published
  : Published extends (infer Item)[]
    ? StripePart<Item>[]
    : { [Field in keyof Published]?: StripePart<Closed<Published[Field]>> | undefined }

/** What Stripe publishes about its objects, by the name in their field `object`. */
type ObjectsByName = {
  charge: Stripe.Charge
  'checkout.session': Stripe.Checkout.Session
  customer: Stripe.Customer
  dispute: Stripe.Dispute
  invoice: Stripe.Invoice
  payment_intent: Stripe.PaymentIntent
  refund: Stripe.Refund
  setup_intent: Stripe.SetupIntent
  subscription: Stripe.Subscription
}

export type StripeKind = keyof ObjectsByName

type AnyObject = {
  [Kind in StripeKind]: StripePart<ObjectsByName[Kind]> & { id: string; object: Kind; created: number }
}[StripeKind]

/** An object of Stripe's as far as donations use it. */
export type StripeObject<Kind extends StripeKind = StripeKind> = Extract<AnyObject, { object: Kind }>

/** What an answer of Stripe's holds. */
export type StripeAnswer =
  | StripeObject
  | Pick<Stripe.ApiList<StripeObject>, 'object' | 'data' | 'has_more'>
  | { error: StripePart<Stripe.StripeRawError> }

export type StripeEventType = Stripe.Event['type']

/** What a message of this type is about. */
export type StripeEventObject<Type extends StripeEventType> = StripePart<
  Extract<Stripe.Event, { type: Type }>['data']['object']
>
