import type { BlockedNavigation } from '../../runner.ts'
import { apply, defineProperty } from '../primordials.ts'
import { hold, whenHandled } from './hold-events.ts'

// oxlint-disable-next-line unbound-method -- applied to an element below, whatever fields a form has
const { getAttribute } = Element.prototype
const attributeOf = (element: Element, name: string) => apply(getAttribute, element, [name])

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
  addEventListener('click', (event) => whenHandled(event, () => holdClick(event)), true)
  // Only the browser's own event is followed by a submission.
  const holdOwn = (event: SubmitEvent) => event.isTrusted && whenHandled(event, () => holdSubmission(event))
  addEventListener('submit', holdOwn, true)
}

function holdClick(event: MouseEvent): void {
  const link = event.composedPath().find(isLink)
  const href = link && (attributeOf(link, 'href') ?? attributeOf(link, 'xlink:href'))
  if (typeof href !== 'string' || href.startsWith('#')) return
  hold(event, () => tell({ by: 'link', address: href }))
}

function isLink(node: EventTarget): node is Element {
  return node instanceof HTMLAnchorElement || node instanceof HTMLAreaElement || node instanceof SVGAElement
}

function holdSubmission(event: SubmitEvent): void {
  const { target: form, submitter } = event
  if (!(form instanceof HTMLFormElement)) return
  const method = (submitter && attributeOf(submitter, 'formmethod')) ?? attributeOf(form, 'method')
  // Such a form closes its dialog, and sends nothing.
  if (method?.toLowerCase() === 'dialog') return
  hold(event, () => tellWhereTo(form))
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
  tell({ by: 'form', address: attributeOf(form, 'action') ?? '' })
}
