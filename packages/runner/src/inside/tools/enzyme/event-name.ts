const inReact = [
  'animationEnd',
  'animationIteration',
  'animationStart',
  'auxClick',
  'beforeInput',
  'canPlay',
  'canPlayThrough',
  'compositionEnd',
  'compositionStart',
  'compositionUpdate',
  'contextMenu',
  'doubleClick',
  'dragEnd',
  'dragEnter',
  'dragLeave',
  'dragOver',
  'dragStart',
  'durationChange',
  'gotPointerCapture',
  'keyDown',
  'keyPress',
  'keyUp',
  'loadStart',
  'loadedData',
  'loadedMetadata',
  'lostPointerCapture',
  'mouseDown',
  'mouseEnter',
  'mouseLeave',
  'mouseMove',
  'mouseOut',
  'mouseOver',
  'mouseUp',
  'pointerCancel',
  'pointerDown',
  'pointerEnter',
  'pointerLeave',
  'pointerMove',
  'pointerOut',
  'pointerOver',
  'pointerUp',
  'rateChange',
  'timeUpdate',
  'touchCancel',
  'touchEnd',
  'touchMove',
  'touchStart',
  'transitionEnd',
  'volumeChange',
]
const names = new Map(inReact.map((name) => [name.toLowerCase(), name] as const)).set(
  'dblclick',
  'doubleClick',
)

/** React's name of an event: tests write `keydown` as well as `keyDown`. */
export function eventName(event: string): string {
  return names.get(event) ?? event
}

/** The property that handles an event. */
export function handlerName(event: string): string {
  const name = eventName(event)
  return `on${name.charAt(0).toUpperCase()}${name.slice(1)}`
}
