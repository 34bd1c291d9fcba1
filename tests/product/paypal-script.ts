import type { BrowserContext } from '@playwright/test'
import type { PayPalStandIn } from '../../apps/server/src/testing/donations/paypal-stand-in.ts'

type Served = {
  /** From now on the script is kept out, as by a content blocker. */
  block: (isBlocked: boolean) => void
}

/**
 * Answers in place of PayPal's hosts: with a script that has the calls of version 6 and shows a button, and with the
 * page on which donors approve a gift, in the script's window or on its own.
 */
export async function servePayPal(
  context: BrowserContext,
  paypal: PayPalStandIn,
  email: string,
): Promise<Served> {
  let isBlocked = false
  await context.route('https://www.paypal.com/web-sdk/v6/core', (route) =>
    isBlocked
      ? route.abort('blockedbyclient')
      : route.fulfill({ contentType: 'text/javascript', body: `(${standIn.toString()})()` }),
  )
  const show = (id: string) => {
    const pages = JSON.stringify(paypal.pages.get(id))
    return `<!doctype html><title>PayPal</title><h1>PayPal</h1><script>(${approvalPage.toString()})(${pages})</script>`
  }
  await context.route('https://www.paypal.com/checkoutnow?*', (route) => {
    const id = new URL(route.request().url()).searchParams.get('token') ?? ''
    return route.fulfill({ contentType: 'text/html', body: show(id) })
  })
  await context.route('https://paypal.test/approve/*', (route) => {
    const id = route.request().url().split('/').at(-1) ?? ''
    return route.fulfill({ contentType: 'text/html', body: show(id) })
  })
  await context.route(/^https:\/\/(?:www\.paypal\.com|paypal\.test)\/approved\?/, (route) => {
    paypal.approve(new URL(route.request().url()).searchParams.get('id') ?? '', email)
    return route.fulfill({ body: '' })
  })
  return {
    block: (is) => {
      isBlocked = is
    },
  }
}

type End = { onApprove: () => Promise<void>; onCancel: () => void }

/** Runs in the school's page. */
function standIn(): void {
  customElements.define(
    'paypal-button',
    class extends HTMLElement {
      connectedCallback() {
        const button = document.createElement('button')
        button.textContent = 'Pay with PayPal'
        button.type = 'button'
        this.append(button)
      }
    },
  )
  const sessionOf = (end: End) => ({
    start: async (_mode: object, prepared: Promise<{ orderId?: string; subscriptionId?: string }>) => {
      const opened = window.open('', '_blank', 'popup,width=500,height=600')
      if (!opened) throw new Error('The browser opens no window')
      const { orderId, subscriptionId } = await prepared.catch((error: unknown) => {
        opened.close()
        throw error
      })
      opened.location.href = `https://www.paypal.com/checkoutnow?token=${orderId ?? subscriptionId}`
      let isOver = false
      addEventListener('message', ({ source }) => {
        if (source !== opened || isOver) return
        isOver = true
        void end.onApprove()
      })
      const watch = setInterval(() => {
        if (!opened.closed) return
        clearInterval(watch)
        // A message that was sent before the window closed comes first.
        setTimeout(() => {
          if (!isOver) end.onCancel()
        })
      }, 50)
    },
  })
  Object.assign(window, {
    paypal: {
      createInstance: async () => ({
        createPayPalOneTimePaymentSession: sessionOf,
        createPayPalSubscriptionPaymentSession: sessionOf,
      }),
    },
  })
}

/** Runs in PayPal's page. */
function approvalPage(pages: { return_url: string; cancel_url: string }): void {
  const school = window.opener as Window | null
  const add = (name: string, press: () => unknown) => {
    const button = document.createElement('button')
    button.textContent = name
    button.addEventListener('click', () => void press())
    document.body.append(button)
  }
  add('Approve', async () => {
    const id = new URLSearchParams(location.search).get('token') ?? location.pathname.split('/').at(-1)
    await fetch(`/approved?id=${id}`)
    if (!school) return location.assign(pages.return_url)
    school.postMessage('approved', '*')
    window.close()
  })
  add('Cancel', () => (school ? window.close() : location.assign(pages.cancel_url)))
}
