/** How each element of a page looks, in the order of the page, as a number for each. */
export type Appearance = readonly number[]

/** Elements that are looked at; more would take longer than a camper notices. */
const mostElements = 500

const looks = [
  'background-color',
  'background-image',
  'border',
  'border-radius',
  'box-shadow',
  'color',
  'display',
  'filter',
  'flex',
  'font',
  'gap',
  'grid-area',
  'justify-content',
  'letter-spacing',
  'list-style',
  'margin',
  'opacity',
  'outline',
  'padding',
  'position',
  'text-align',
  'text-decoration',
  'text-transform',
  'transform',
  'visibility',
  'width',
] as const

/** The elements that can be seen, as far as they are looked at. */
export function shownElements(): Element[] {
  return [document.body, ...document.body.querySelectorAll('*')]
    .slice(0, mostElements)
    .filter((element) => element.getClientRects().length > 0)
}

export function appearanceOf(elements: readonly Element[]): Appearance {
  return elements.map((element) => hash(describe(element)))
}

/** The first element that does not look as it did; undefined when all do. */
export function firstChanged(
  elements: readonly Element[],
  before: Appearance,
  now: Appearance,
): Element | undefined {
  return elements.find((_, index) => now[index] !== before[index])
}

function describe(element: Element): string {
  const attributes = Array.from(element.attributes, ({ name, value }) => `${name}=${value}`)
  const texts = Array.from(element.childNodes, (child) =>
    child.nodeType === Node.TEXT_NODE ? child.nodeValue : '',
  )
  return [element.tagName, ...attributes, ...texts, ...styleOf(element)].join('\0')
}

function styleOf(element: Element): string[] {
  const style = getComputedStyle(element)
  // What is animated looks different at each moment.
  if (style.animationName !== 'none') return [style.animation]
  // A container is as high as what is in it, which would be found in its place.
  const height = element.children.length === 0 ? style.height : ''
  return [...looks.map((name) => style.getPropertyValue(name)), height]
}

/** 32 bits, by the algorithm of Fowler, Noll and Vo (FNV-1a). */
function hash(text: string): number {
  let bits = 0x811c9dc5
  for (let index = 0; index < text.length; index++) {
    bits = Math.imul(bits ^ text.charCodeAt(index), 0x01000193)
  }
  return bits
}
