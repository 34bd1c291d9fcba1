import { defineProperty } from '../primordials.ts'

// oxlint-disable-next-line unbound-method -- applied to an event below, whatever the page makes of its own
const { preventDefault } = Event.prototype
const stop = (event: Event) => Reflect.apply(preventDefault, event, [])

/**
 * Keeps the learner's page in its frame (docs/reference/workshop.md, “Previews”). The messages appear in the lesson's
 * console, because a sandbox may not open dialogs.
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

/** Keeps programs from submitting a form; installed once for all pages. */
export function keepFormsHere(): void {
  // Submits without an event; the policy would refuse it, and show an error in place of the page.
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
