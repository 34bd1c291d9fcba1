import type { BrowserContext } from '@playwright/test'

/** What the bank answers when it asks the owner of a card. */
type BankAnswer = 'succeeded' | 'requires_payment_method'

export type Bank = {
  answer: BankAnswer | Promise<BankAnswer>
  /** What the provider's server does with a payment that its script confirms. */
  confirm: (paymentId: string) => void
  /** The address that the wallet knows its owner by. */
  walletEmail?: string
}

type StandIn = {
  /** How often the script has been asked for. */
  asked: () => number
  /** From now on the script is kept out, as by a content blocker. */
  block: (isBlocked: boolean) => void
}

/**
 * Answers in place of the host of the card provider's script, with a script that has the same calls: fields that take
 * a number, a wallet, and a bank that asks.
 */
export async function serveStripeScript(
  context: BrowserContext,
  bank: Bank = { answer: 'succeeded', confirm: () => undefined },
): Promise<StandIn> {
  let isBlocked = false
  let asked = 0
  await context.route('https://js.stripe.com/**', async (route) => {
    asked += 1
    if (isBlocked) return route.abort('blockedbyclient')
    const body = `(${standIn.toString()})(${JSON.stringify(bank.walletEmail ?? 'wallet@example.org')})`
    return route.fulfill({ contentType: 'text/javascript', body })
  })
  await context.route('https://api.stripe.com/v1/payment_intents/*/confirm', async (route) => {
    const [, id = ''] = /payment_intents\/([^/]+)\//.exec(route.request().url()) ?? []
    const status = await bank.answer
    if (status === 'succeeded') bank.confirm(id)
    return route.fulfill({ json: { status }, headers: { 'access-control-allow-origin': '*' } })
  })
  return {
    asked: () => asked,
    block: (is) => {
      isBlocked = is
    },
  }
}

/** Runs in the page. Numbers of cards are the provider's own for tests. */
function standIn(walletEmail: string): void {
  const methods: Record<string, string> = {
    '4242424242424242': 'pm_card_visa',
    '4000000000000002': 'pm_card_declined',
    '4000002500003155': 'pm_card_authentication',
  }
  type Listener = (event: object) => void
  const elementsOf = () => {
    let field: HTMLInputElement | undefined
    const create = (type: string) => {
      const listeners = new Map<string, Listener>()
      return {
        on: (event: string, listener: Listener) => listeners.set(event, listener),
        mount: (place: HTMLElement) => {
          if (type === 'payment') {
            field = document.createElement('input')
            field.setAttribute('aria-label', 'Card number')
            place.append(field)
          } else {
            const billingDetails = { email: walletEmail, name: 'Ada Hill' }
            const add = (name: string, event: string) => {
              const button = document.createElement('button')
              button.textContent = name
              button.type = 'button'
              button.addEventListener('click', () => listeners.get(event)?.({ billingDetails }))
              place.append(button)
            }
            add('Pay with the wallet', 'confirm')
            add('Close the wallet', 'cancel')
          }
          listeners.get('ready')?.({ availablePaymentMethods: { googlePay: true } })
        },
        destroy: () => field?.remove(),
      }
    }
    return {
      create,
      submit: async () => (field?.value === '' ? { error: { type: 'validation_error' } } : {}),
      field: () => field,
    }
  }
  Object.assign(globalThis, {
    Stripe: () => ({
      elements: elementsOf,
      createPaymentMethod: async ({ elements }: { elements: ReturnType<typeof elementsOf> }) => ({
        paymentMethod: { id: methods[elements.field()?.value ?? ''] ?? 'pm_card_visa' },
      }),
      confirmPayment: async ({ clientSecret }: { clientSecret: string }) => {
        const { status } = await confirmAt(clientSecret)
        return status === 'succeeded' ? {} : { error: { type: 'card_error' } }
      },
      confirmCardPayment: async (clientSecret: string) => ({ paymentIntent: await confirmAt(clientSecret) }),
    }),
  })
  /** As the provider's own script tells its server. */
  async function confirmAt(clientSecret: string): Promise<{ status: string }> {
    const [id = ''] = clientSecret.split('_secret')
    const answer = await fetch(`https://api.stripe.com/v1/payment_intents/${id}/confirm`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ client_secret: clientSecret }),
    })
    return (await answer.json()) as { status: string }
  }
}
