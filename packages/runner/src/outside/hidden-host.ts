/**
 * Invisible and out of reach, but inside the window, because browsers stop animations outside it, and laid out
 * at a real size, because tests ask for computed styles.
 */
const style =
  'position:fixed;inset:0;overflow:hidden;contain:strict;opacity:0;pointer-events:none;z-index:-1;visibility:visible'

/** Creates the element that holds hidden frames. */
export function createHiddenHost(): HTMLElement {
  const element = document.createElement('div')
  element.style.cssText = style
  element.setAttribute('aria-hidden', 'true')
  document.body.append(element)
  return element
}

/** Gives a frame the size of a common screen, independent of the camper's own. */
export function styleHiddenFrame(frame: HTMLIFrameElement): void {
  frame.style.cssText = 'position:absolute;inline-size:1280px;block-size:720px;border:0'
  frame.tabIndex = -1
}
