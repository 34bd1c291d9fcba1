/** The release whose names belong to the API that the server speaks (docs/decisions/0065-the-card-client.md). */
const release = 'endive'

type Problem = { type: string; message?: string }

type StripeElement = {
  mount: (place: HTMLElement) => void
  destroy: () => void
  on: (event: 'ready' | 'confirm' | 'cancel', listener: (event: StripeEvent) => void) => void
}

export type StripeEvent = {
  /** Of “ready”: the wallets of this browser; undefined without any. */
  availablePaymentMethods?: object
  /** Of “confirm”: what the wallet says about its owner. */
  billingDetails?: { email?: string; name?: string }
}

export type StripeElements = {
  create: (type: 'payment' | 'expressCheckout', options?: object) => StripeElement
  submit: () => Promise<{ error?: Problem }>
}

/** What we use of the card provider's script. */
export type Stripe = {
  elements: (options: object) => StripeElements
  createPaymentMethod: (options: {
    elements: StripeElements
  }) => Promise<{ paymentMethod?: { id: string }; error?: Problem }>
  confirmPayment: (options: object) => Promise<{ error?: Problem }>
  confirmCardPayment: (
    clientSecret: string,
  ) => Promise<{ paymentIntent?: { status: string }; error?: Problem }>
}

declare global {
  interface Window {
    Stripe?: (publishableKey: string, options?: object) => Stripe
  }
}

export function stripeScriptAt(scriptOrigin: string): string {
  return `${scriptOrigin}/${release}/stripe.js`
}

/** The provider's client, once its script has been loaded. */
export function openStripe(publishableKey: string): Stripe | undefined {
  return window.Stripe?.(publishableKey)
}
