/**
 * Within the window, or browsers would stop its animations; laid out at a real size, because tests ask for
 * computed styles; and yet neither seen nor touched.
 */
const style =
  'position:fixed;inset:0;overflow:hidden;contain:strict;opacity:0;pointer-events:none;z-index:-1;visibility:visible'

/** The place of frames that nobody looks at. */
export function createBackstage(): HTMLElement {
  const element = document.createElement('div')
  element.style.cssText = style
  element.setAttribute('aria-hidden', 'true')
  document.body.append(element)
  return element
}

/** The size of a common screen, whatever the camper's own. */
export function putBackstage(frame: HTMLIFrameElement): void {
  frame.style.cssText = 'position:absolute;inline-size:1280px;block-size:720px;border:0'
  frame.tabIndex = -1
}
