/** What PayPal's window tells. */
export type WindowEnd = { onApprove: () => Promise<void>; onCancel: () => void; onError: () => void }

type PayPalWindow = {
  /** Opens the window at once, which browsers allow while a click is handled only; its contents may follow. */
  start: (
    options: { presentationMode: 'auto' },
    prepared: Promise<{ orderId: string } | { subscriptionId: string }>,
  ) => Promise<unknown>
}

/** What we use of PayPal's script, version 6 (docs/decisions/0065-the-card-client.md). */
export type PayPal = {
  createPayPalOneTimePaymentSession: (end: WindowEnd) => PayPalWindow
  createPayPalSubscriptionPaymentSession: (end: WindowEnd) => PayPalWindow
}

declare global {
  interface Window {
    paypal?: {
      createInstance: (options: {
        clientId: string
        components: readonly string[]
        pageType: 'checkout'
      }) => Promise<PayPal>
    }
  }
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      /** Defined by PayPal's script. */
      'paypal-button': HTMLAttributes<HTMLElement> & { type: 'donate'; ref?: Ref<HTMLElement> }
    }
  }
}

export function payPalScriptAt(scriptOrigin: string): string {
  return `${scriptOrigin}/web-sdk/v6/core`
}

/** PayPal's client, once its script has been loaded. */
export async function openPayPal(clientId: string): Promise<PayPal | undefined> {
  const components = ['paypal-payments', 'paypal-subscriptions']
  return window.paypal?.createInstance({ clientId, components, pageType: 'checkout' })
}
