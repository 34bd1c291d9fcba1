import { defineProperty } from '../primordials.ts'

// oxlint-disable-next-line unbound-method -- applied to an event below, whatever the page makes of its own
const { preventDefault } = Event.prototype
const stop = (event: Event) => Reflect.apply(preventDefault, event, [])

/**
 * Keeps the learner's page in its frame: links lead nowhere, forms are not sent (specification §5). The
 * words are shown by the browser's console of the lesson, not by a dialog, which a sandbox may not open.
 */
export function guardNavigation(): void {
  addEventListener(
    'click',
    (event) => {
      const link = event
        .composedPath()
        .find((node): node is HTMLAnchorElement => node instanceof HTMLAnchorElement)
      const href = link?.getAttribute('href')
      if (href === undefined || href === null || href.startsWith('#')) return
      stop(event)
      if (/^[a-z][a-z\d+.-]*:|^\/\//i.test(href)) console.info(`In a real page this link would open ${href}`)
    },
    true,
  )
  addEventListener(
    'submit',
    (event) => {
      stop(event)
      if (event.target instanceof HTMLFormElement) tellWhereTo(event.target)
    },
    true,
  )
}

/** Keeps a form from being sent by a program; once for all pages. */
export function keepFormsHere(): void {
  // Sends without an event; the policy would refuse it, and show an error in the page's place.
  defineProperty(HTMLFormElement.prototype, 'submit', {
    value(this: HTMLFormElement) {
      tellWhereTo(this)
    },
    configurable: true,
    writable: true,
  })
}

function tellWhereTo(form: HTMLFormElement): void {
  const action = form.getAttribute('action')
  if (action !== null && /^https?:/i.test(action)) {
    console.info(`In a real page this form would be sent to ${action}`)
  }
}
