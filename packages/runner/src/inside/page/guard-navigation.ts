import type { BlockedNavigation } from '../../runner.ts'
import { apply, defineProperty } from '../primordials.ts'

// oxlint-disable-next-line unbound-method -- applied to an event below, whatever the page makes of its own
const { preventDefault } = Event.prototype
const stop = (event: Event) => apply(preventDefault, event, [])

/** The limit for pages that submit forms without end. */
const maximumReports = 50

let tell: (blocked: BlockedNavigation) => void = () => undefined

/** Keeps the learner's page in its frame (docs/reference/workshop.md, “Previews”), and reports where it wanted to go. */
export function guardNavigation(report: (blocked: BlockedNavigation) => void): void {
  let last = ''
  let reports = 0
  tell = ({ by, address }) => {
    // An address within the page, or none.
    if (/^(?:#|$)/.test(address) || address === last || reports >= maximumReports) return
    last = address
    reports += 1
    report({ by, address })
  }
  addEventListener(
    'click',
    (event) => {
      const link = event
        .composedPath()
        .find((node): node is HTMLAnchorElement => node instanceof HTMLAnchorElement)
      const href = link?.getAttribute('href')
      if (href === undefined || href === null || href.startsWith('#')) return
      stop(event)
      tell({ by: 'link', address: href })
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
  tell({ by: 'form', address: form.getAttribute('action') ?? '' })
}
