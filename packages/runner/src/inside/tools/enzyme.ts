import { mountRender } from './enzyme/mount-render.ts'
import type { ReactElement } from './enzyme/read-element.ts'
import { pageElements, type RenderedElement, textOf } from './enzyme/rendered-node.ts'
import { shallowRender } from './enzyme/shallow-render.ts'
import { type Kind, Wrapper } from './enzyme/wrapper.ts'

type PageTools = {
  React: { createElement: (type: unknown, props: object) => unknown }
  ReactDOMServer?: { renderToStaticMarkup: (element: unknown) => string }
  ReactTestUtils?: { Simulate: Record<string, (target: Element, details?: unknown) => void> }
}

const page = globalThis as unknown as PageTools

/** Full rendering: events go through React's own, and HTML is the page's. */
const mounted: Kind = {
  simulate: (node, event, [details]) => {
    const [target] = pageElements(node)
    const send = page.ReactTestUtils?.Simulate[eventName(event)]
    if (target && send) send(target, details)
    else callHandler(node, event, [details])
  },
  html: (node) => {
    const elements = pageElements(node)
    return elements.length > 0 ? elements.map(({ outerHTML }) => outerHTML).join('') : textOf(node)
  },
}

/** Shallow rendering: an event calls its handler, and HTML is what the server would send. */
const described: Kind = {
  simulate: callHandler,
  html: (node) => (typeof node === 'string' ? node : markupOf(node)),
}

/** Tools of lessons that load React 16, to inspect what they rendered. */
export const Enzyme = {
  mount: (element: ReactElement): Wrapper => new Wrapper(mountRender(element), mounted),
  shallow: (element: ReactElement): Wrapper => new Wrapper(shallowRender(element), described),
  configure: (): void => undefined,
}

function callHandler({ props }: RenderedElement, event: string, details: readonly unknown[]): void {
  const name = eventName(event)
  const handler = props[`on${name.charAt(0).toUpperCase()}${name.slice(1)}`]
  if (typeof handler === 'function') Reflect.apply(handler, undefined, [...details])
}

/** Tests write `keydown` as well as `keyDown`. */
function eventName(event: string): string {
  const names: Readonly<Record<string, string>> = {
    doubleclick: 'doubleClick',
    keydown: 'keyDown',
    keypress: 'keyPress',
    keyup: 'keyUp',
    mousedown: 'mouseDown',
    mouseenter: 'mouseEnter',
    mouseleave: 'mouseLeave',
    mouseup: 'mouseUp',
  }
  return names[event] ?? event
}

function markupOf({ type, props, key }: RenderedElement): string {
  const element = page.React.createElement(type, key === null ? props : { ...props, key })
  return page.ReactDOMServer?.renderToStaticMarkup(element) ?? ''
}
