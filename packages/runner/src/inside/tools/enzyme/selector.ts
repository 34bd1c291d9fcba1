import {
  isElement,
  nameOf,
  type RenderedElement,
  type RenderedNode,
  withDescendants,
} from './rendered-node.ts'

/** A selector as tests write it: CSS, a component, a component's name, or required properties. */
export type Selector = string | object

type Matches = (node: RenderedElement) => boolean

const part = /(?<sign>[.#]?)(?<word>[\w$-]+)|\[(?<key>[\w-]+)(?:=["']?(?<value>[^\]"']*)["']?)?\]|\*/gy

/** All nodes among `roots` and their descendants that match a selector. */
export function select(roots: readonly RenderedNode[], selector: Selector): RenderedElement[] {
  if (typeof selector !== 'string') return allOf(roots).filter(matcherOf(selector))
  const found = selector.split(',').flatMap((path) => selectPath(roots, path.trim().split(/\s*(>)\s*|\s+/)))
  return [...new Set(found)]
}

export function matcherOf(selector: Selector): Matches {
  if (typeof selector === 'string') return compoundMatcher(selector.trim())
  if (typeof selector === 'function' || '$$typeof' in selector) return ({ type }) => type === selector
  return ({ props }) => Object.entries(selector).every(([key, value]) => props[key] === value)
}

function selectPath(
  roots: readonly RenderedNode[],
  [first = '', ...rest]: readonly (string | undefined)[],
): RenderedElement[] {
  let found = allOf(roots).filter(compoundMatcher(first))
  let isChild = false
  for (const step of rest) {
    if (step === undefined) continue
    if (step === '>') {
      isChild = true
      continue
    }
    const below = found.flatMap(({ children }) => (isChild ? children.filter(isElement) : allOf(children)))
    found = below.filter(compoundMatcher(step))
    isChild = false
  }
  return found
}

function allOf(nodes: readonly RenderedNode[]): RenderedElement[] {
  return nodes.flatMap(withDescendants)
}

/** One step of CSS: a name, classes, an id and attributes, in any number. */
function compoundMatcher(text: string): Matches {
  const matchers = [...text.matchAll(part)].map(({ groups = {} }): Matches => {
    const { sign, word, key, value } = groups
    if (key !== undefined) {
      return ({ props }) => (value === undefined ? key in props : String(props[key]) === value)
    }
    if (sign === '.') return (node) => classesOf(node).includes(word ?? '')
    if (sign === '#') return ({ props }) => props['id'] === word
    return (node) => word === undefined || nameOf(node) === word
  })
  return (node) => matchers.every((matches) => matches(node))
}

export function classesOf({ props }: RenderedElement): string[] {
  const names = props['className'] ?? props['class']
  return typeof names === 'string' ? names.split(/\s+/) : []
}
