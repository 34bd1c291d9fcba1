import type { Stripe } from 'stripe'
import { type Form, textOf } from './form-fields.ts'
import type { StripeAnswer, StripeKind, StripeObject } from './stripe-objects.ts'

type Answer = { status: number; body: StripeAnswer }
type Fields<Kind extends StripeKind> = Omit<StripeObject<Kind>, 'id' | 'object' | 'created'>

/** Cards that behave as Stripe's own test cards do; any other is charged. */
const declinedCard = 'pm_card_declined'
const askingCard = 'pm_card_authentication'

/** What Stripe knows: its objects, and what its calls do to them. */
export class StripeBooks {
  readonly objects = new Map<string, StripeObject>()
  /** The first payment of each subscription, and what each month costs. */
  readonly #months = new Map<string, { payment: string; amount: number }>()
  readonly #now: () => Date
  #count = 0

  constructor(now: () => Date) {
    this.#now = now
  }

  list<Kind extends StripeKind>(kind: Kind): StripeObject<Kind>[] {
    return [...this.objects.values()].filter((object) => isOf(kind, object))
  }

  /** What donors have paid and kept paying, in cents. */
  get takenCents(): number {
    return this.list('charge').reduce((sum, charge) => sum + (charge.amount ?? 0), 0)
  }

  /** The same of one donor. */
  takenFrom(email: string): number {
    const customers = this.list('customer').filter((one) => one.email === email)
    return this.list('charge')
      .filter(({ customer }) => customers.some(({ id }) => id === customer))
      .reduce((sum, charge) => sum + (charge.amount ?? 0), 0)
  }

  get<Kind extends StripeKind>(kind: Kind, id: string): StripeObject<Kind> {
    const object = this.objects.get(id)
    if (!object || !isOf(kind, object)) throw new Error(`Stripe has no ${kind} ${id}`)
    return object
  }

  answer(method: string, url: string, form: Form): Answer {
    const [, , collection = '', id, action] = url.split('/')
    if (collection === 'checkout') return this.#openCheckout(form)
    if (id === undefined)
      return method === 'GET' ? this.#find(collection, form) : this.#create(collection, form)
    const object = this.objects.get(id)
    if (!object) return invalid('resource_missing', 404)
    if (method === 'DELETE' || action === 'cancel') return this.#cancel(object)
    if (action === 'confirm') return this.confirm(id, textOf(form['payment_method']))
    // What has ended cannot be changed.
    if (method === 'POST' && isOf('subscription', object) && object.status === 'canceled')
      return invalid('resource_missing', 404)
    if (method === 'POST') Object.assign(object, form)
    return { status: 200, body: object }
  }

  /** What the donor's browser or the server does with a payment: charges its card. */
  confirm(paymentId: string, card: string): Answer {
    const payment = this.get('payment_intent', paymentId)
    if (payment.status === 'succeeded' || payment.status === 'canceled') {
      return invalid('payment_intent_unexpected_state')
    }
    if (!card.startsWith('pm_')) return invalid('resource_missing', 400, 'payment_method')
    if (card === declinedCard) {
      payment.status = 'requires_payment_method'
      return {
        status: 402,
        body: { error: { type: 'card_error', code: 'card_declined', payment_intent: payment } },
      }
    }
    payment.status = card === askingCard ? 'requires_action' : 'succeeded'
    if (payment.status === 'succeeded') this.#take(payment)
    return { status: 200, body: payment }
  }

  /** What the bank's page does after the donor has confirmed there. */
  authenticate(paymentId: string): void {
    this.confirm(paymentId, 'pm_card_visa')
  }

  /** The payment of a subscription's first month, or the payment itself. */
  paymentOf(ref: string): StripeObject<'payment_intent'> {
    return this.get('payment_intent', this.#months.get(ref)?.payment ?? ref)
  }

  /** What the message about a month that was paid tells. */
  invoiceOf(ref: string): StripeObject<'invoice'> {
    const { customer, metadata } = this.get('subscription', ref)
    const parent = {
      type: 'subscription_details',
      subscription_details: { subscription: ref, metadata },
    } as const
    return this.#add('in', 'invoice', { customer, status: 'paid', parent })
  }

  chargeOf(ref: string): StripeObject<'charge'> {
    const payment = this.paymentOf(ref)
    const charge = this.list('charge').find((one) => one.payment_intent === payment.id)
    if (!charge) throw new Error(`Nothing was charged for ${ref}`)
    return charge
  }

  /** Another month of a subscription, unless it has ended. */
  renew(ref: string): void {
    const { customer, status } = this.get('subscription', ref)
    if (status === 'canceled') return
    const { amount } = this.#months.get(ref) ?? {}
    this.#take(this.#add('pi', 'payment_intent', { customer, amount, status: 'succeeded' }))
  }

  dispute(
    charge: StripeObject<'charge'>,
    status: StripeObject<'dispute'>['status'],
  ): StripeObject<'dispute'> {
    charge.disputed = true
    return this.#add('dp', 'dispute', { charge: charge.id, status })
  }

  #take(payment: StripeObject<'payment_intent'>): void {
    const { customer, amount, id } = payment
    this.#add('ch', 'charge', {
      customer,
      amount,
      amount_refunded: 0,
      disputed: false,
      paid: true,
      status: 'succeeded',
      payment_intent: id,
    })
    const subscription = this.list('subscription').find((one) => this.#months.get(one.id)?.payment === id)
    if (subscription) subscription.status = 'active'
  }

  #create(collection: string, form: Form): Answer {
    const customer = textOf(form['customer'])
    const metadata = form['metadata'] as Stripe.Metadata
    if (collection === 'customers') return this.#createCustomer(form, metadata)
    if (collection === 'refunds') return this.#refund(textOf(form['charge']))
    if (collection === 'payment_intents') {
      const amount = Number(textOf(form['amount']))
      return { status: 200, body: this.#addPayment({ customer, amount, metadata }) }
    }
    const [item] = Object.values(form['items'] as Form) as Form[]
    const amount = Number(/\d+$/.exec(textOf(item?.['price']))?.[0])
    const payment = this.#addPayment({ customer, amount, metadata: {} })
    const subscription = this.#add('sub', 'subscription', {
      customer,
      metadata,
      status: 'incomplete',
      latest_invoice: {
        object: 'invoice',
        confirmation_secret: { client_secret: payment.client_secret ?? '' },
        payments: { data: [{ payment: { type: 'payment_intent', payment_intent: payment.id } }] },
      },
    })
    this.#months.set(subscription.id, { payment: payment.id, amount })
    return { status: 200, body: subscription }
  }

  #createCustomer(form: Form, metadata: Stripe.Metadata): Answer {
    const email = textOf(form['email'])
    return email.includes('..')
      ? invalid('email_invalid', 400, 'email')
      : this.#ok('cus', 'customer', { email, metadata })
  }

  #addPayment(fields: Fields<'payment_intent'>): StripeObject<'payment_intent'> {
    const payment = this.#add('pi', 'payment_intent', { ...fields, status: 'requires_payment_method' })
    payment.client_secret = `${payment.id}_secret_1`
    return payment
  }

  #refund(id: string): Answer {
    const charge = this.get('charge', id)
    charge.amount_refunded = charge.amount
    return this.#ok('re', 'refund', { charge: id, status: 'succeeded' })
  }

  #cancel(object: StripeObject): Answer {
    if (!isOf('payment_intent', object) && !isOf('subscription', object))
      return invalid('resource_missing', 404)
    if (object.status === 'succeeded' || object.status === 'canceled') {
      return invalid('payment_intent_unexpected_state')
    }
    object.status = 'canceled'
    const payment = this.paymentOf(object.id)
    if (payment.status !== 'succeeded') payment.status = 'canceled'
    return { status: 200, body: object }
  }

  #openCheckout(form: Form): Answer {
    const setup = this.#add('seti', 'setup_intent', {
      payment_method: 'pm_new',
      ...(form['setup_intent_data'] as { metadata: Stripe.Metadata }),
    })
    return this.#ok('cs', 'checkout.session', {
      customer: textOf(form['customer']),
      setup_intent: setup.id,
      url: `https://checkout.stripe.test/${setup.id}`,
    })
  }

  #find(collection: string, form: Form): Answer {
    const data = [...this.objects.values()].filter(
      (object) =>
        `${object.object}s` === collection &&
        ['customer', 'charge'].every(
          (name) => form[name] === undefined || Reflect.get(object, name) === form[name],
        ),
    )
    // As Stripe does: the newest first.
    return { status: 200, body: { object: 'list', data: data.toReversed(), has_more: false } }
  }

  #ok<Kind extends StripeKind>(prefix: string, kind: Kind, fields: Fields<Kind>): Answer {
    return { status: 200, body: this.#add(prefix, kind, fields) }
  }

  #add<Kind extends StripeKind>(prefix: string, kind: Kind, fields: Fields<Kind>): StripeObject<Kind> {
    const id = `${prefix}_${++this.#count}`
    const created = Math.floor(this.#now().getTime() / 1000)
    const object = { ...fields, id, object: kind, created } as unknown as StripeObject<Kind>
    this.objects.set(id, object)
    return object
  }
}

function isOf<Kind extends StripeKind>(kind: Kind, object: StripeObject): object is StripeObject<Kind> {
  return object.object === kind
}

function invalid(code: string, status = 400, param?: string): Answer {
  return { status, body: { error: { type: 'invalid_request_error', code, message: code, param } } }
}
