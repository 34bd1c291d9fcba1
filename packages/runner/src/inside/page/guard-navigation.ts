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
      event.preventDefault()
      if (/^[a-z][a-z\d+.-]*:|^\/\//i.test(href)) console.info(`In a real page this link would open ${href}`)
    },
    true,
  )
  addEventListener(
    'submit',
    (event) => {
      event.preventDefault()
      const action = event.target instanceof HTMLFormElement ? event.target.getAttribute('action') : null
      if (action !== null && /^https?:/i.test(action)) {
        console.info(`In a real page this form would be sent to ${action}`)
      }
    },
    true,
  )
}
