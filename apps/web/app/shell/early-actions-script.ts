/** Sent to the window as soon as React answers events; the script then stops to hold what it sees. */
export const pageAnswers = 'page-answers'
/** Sent when the page is complete; what was held is then carried out. */
export const pageIsComplete = 'page-is-complete'

/**
 * Holds what is done before the page's scripts run, which takes seconds on a slow connection: the last button that is
 * pressed or form that is sent, and all that is typed and chosen, as React puts its own state back into the fields.
 * Forms that are posted and buttons of menus work without scripts, and are left to the browser. Runs in the head.
 *
 * It sees events before React, which lets none pass from when it begins to listen until it can answer. What is held goes
 * no further, so that React does not act on it as well.
 *
 * React notices a text only when it differs from the one that it saw last, which it learns from the field's own setter;
 * the setter of the prototype is the one that React does not see. A choice that React has not drawn is taken back and made
 * again, as React would draw its own state over it later. Each of these waits until React has drawn the one before:
 * otherwise it would be answered with what the page showed at first, and a gift of $20 paid as the usual one.
 */
export const earlyActionsScript = `{
const filled = new Map()
let held
const hold = {
  submit(event, form) {
    if (form.method === 'post') return
    event.preventDefault()
    event.stopPropagation()
    held = () => form.requestSubmit(event.submitter)
  },
  click(event, target) {
    const button = target.closest && target.closest('button[type=button]:not(.pane-tabs *, [popovertarget])')
    if (!button) return
    event.stopPropagation()
    held = () => button.click()
  },
  input(event, field) {
    if (field.type === 'file' || field.value === undefined) return
    filled.delete(field)
    if (field.type === 'radio') filled.forEach((value, other) => other.name === field.name && filled.delete(other))
    filled.set(field, /^(radio|checkbox)$/.test(field.type) ? field.checked : field.value)
  },
}
const hasDrawn = () => new Promise((done) => setTimeout(done))
const answer = (event) => hold[event.type](event, event.target)
const refill = (value, field) => {
  if (typeof value === 'boolean') {
    if (field.defaultChecked === value) return
    field.checked = !value
    return field.click()
  }
  if (field.tagName === 'SELECT') field.value = value
  else {
    const { selectionStart: start, selectionEnd: end } = field
    field.value = ''
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value').set.call(field, value)
    field.dispatchEvent(new Event('input', { bubbles: true }))
    // React draws its state after the event, and the caret goes to the end; some kinds of fields do not tell it.
    if (start !== null && field === document.activeElement) queueMicrotask(() => field.setSelectionRange(start, end))
  }
  field.dispatchEvent(new Event('change', { bubbles: true }))
}
for (const type in hold) addEventListener(type, answer, true)
addEventListener('${pageAnswers}', () => {
  for (const type in hold) removeEventListener(type, answer, true)
}, { once: true })
addEventListener('${pageIsComplete}', async () => {
  for (const [field, value] of filled) {
    refill(value, field)
    await hasDrawn()
  }
  if (held) held()
}, { once: true })
}`
