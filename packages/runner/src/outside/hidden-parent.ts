/** Out of sight, but laid out at a real size: tests ask for computed styles. */
const style =
  'position:fixed;inset-block-start:0;inset-inline-start:-10000px;inline-size:1024px;block-size:768px;overflow:hidden;pointer-events:none'

/** The place of frames that nobody looks at. */
export function createHiddenParent(): HTMLElement {
  const element = document.createElement('div')
  element.style.cssText = style
  element.inert = true
  element.setAttribute('aria-hidden', 'true')
  document.body.append(element)
  return element
}

export function fillParent(frame: HTMLIFrameElement): void {
  frame.style.cssText = 'inline-size:100%;block-size:100%;border:0'
  frame.tabIndex = -1
}
