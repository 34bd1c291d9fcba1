import { nameOf } from './name-of.ts'
import { firstOf, reachable, renderedAround } from './neighbors.ts'
import { hasClass, hasProperty, isPartOf } from './node-properties.ts'
import { pageElement } from './page-element.ts'
import { type Condition, parseSelector, type Step } from './parse-selector.ts'
import { isElement, isList, propsOf, type RenderedNode, withDescendants } from './rendered-node.ts'

/** A selector as tests write it: CSS, a component, a component's name, or required properties. */
export type Selector = string | object

export type Matches = (node: RenderedNode) => boolean

/** All nodes among `roots` and their descendants that match a selector, each once. */
export function select(roots: readonly RenderedNode[], selector: Selector): RenderedNode[] {
  return [...new Set(roots.flatMap((root) => selectIn(root, selector)))]
}

function selectIn(root: RenderedNode, selector: Selector): RenderedNode[] {
  if (typeof selector !== 'string') return withDescendants(root).filter(matcherOf(selector))
  const [first, ...rest] = parseSelector(selector)
  let found = first ? withDescendants(root).filter(stepMatcher(first, root)) : []
  for (const step of rest) {
    const reached = found.flatMap((node) => reachable(root, node, step.combinator))
    found = [...new Set(reached)].filter(stepMatcher(step, root))
  }
  return found
}

/** Whether a single node matches; a selector of several steps is refused. */
export function matcherOf(selector: Selector): Matches {
  if (typeof selector === 'string') {
    const [step, ...more] = parseSelector(selector)
    if (!step || more.length > 0) throw new TypeError('A selector of one step is needed here')
    return stepMatcher(step, null)
  }
  if (typeof selector === 'function' || (selector !== null && '$$typeof' in selector))
    return (node) => isElement(node) && remembered(node.type) === remembered(selector)
  const values = Object.values(selector ?? {})
  if (Array.isArray(selector) || values.length === 0 || values.includes(undefined))
    throw new TypeError('A selector of properties needs some, and each needs a value')
  return (node) => isPartOf(selector, propsOf(node))
}

/** What a component remembers is found in its place. */
export function remembered(type: unknown): unknown {
  const { $$typeof, type: inner } = (type ?? {}) as { $$typeof?: symbol; type?: unknown }
  return $$typeof === Symbol.for('react.memo') ? inner : type
}

function stepMatcher({ conditions }: Step, root: RenderedNode): Matches {
  return (node) =>
    node !== null &&
    typeof node !== 'string' &&
    conditions.every((condition) => isFulfilled(condition, node, root))
}

function isFulfilled(condition: Condition, node: RenderedNode, root: RenderedNode): boolean {
  switch (condition.kind) {
    case 'name':
      return condition.text === '*' || (isElement(node) && nameOf(node.type) === condition.text)
    case 'class':
      return hasClass(node, condition.text)
    case 'id':
      return propsOf(node)['id'] === condition.text
    case 'property':
      return hasProperty(node, condition)
    case 'pseudo':
      return fulfilsPseudo(condition, node, root)
  }
}

function fulfilsPseudo(
  { name, inner }: Extract<Condition, { kind: 'pseudo' }>,
  node: RenderedNode,
  root: RenderedNode,
): boolean {
  switch (name) {
    case 'not':
      // As Enzyme has it: nothing in the node may match either.
      if (!inner) throw new TypeError('The selector :not needs another one')
      return inner.every((selector) => selectIn(node, selector).length === 0)
    case 'empty':
      return withDescendants(node).every((one) => one === node)
    case 'focus':
      return document.activeElement !== null && [pageElement(node)].flat()[0] === document.activeElement
    case 'first-child':
      return firstOf(renderedAround(root, node)) === node
    case 'last-child': {
      const rendered = renderedAround(root, node)
      return isList(rendered) && rendered.at(-1) === node
    }
    default:
      throw new TypeError(`Selectors with :${name} are not known`)
  }
}
