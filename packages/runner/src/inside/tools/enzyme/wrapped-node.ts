import { describe, type DescribeOptions } from './describe.ts'
import { isSameElement, matchesElement } from './is-same-element.ts'
import { nameOf } from './name-of.ts'
import { hasClass } from './node-properties.ts'
import { page } from './page-react.ts'
import { isElement, propsOf, type RenderedElement, type RenderedNode } from './rendered-node.ts'
import { matcherOf, remembered, type Selector } from './selector.ts'
import { WrappedTree } from './wrapped-tree.ts'

/** What a single node is, and what it contains. */
export abstract class WrappedNode extends WrappedTree {
  type(): unknown {
    return this.single('type', (node) => (isElement(node) ? node.type : node ? undefined : null))
  }

  name(): string | null {
    return this.single('name', (node) => (isElement(node) ? nameOf(node.type) : null))
  }

  /** Elements of the page only. */
  hostNodes(): this {
    return this.filterWhere((node) => typeof node.type() === 'string')
  }

  key(): string | null {
    return this.single('key', (node) => (node as RenderedElement).key ?? null)
  }

  props(): Readonly<Record<string, unknown>> {
    return this.single('props', propsOf)
  }

  prop(name: string): unknown {
    return this.props()[name]
  }

  hasClass(name: string | RegExp): boolean {
    return this.single('hasClass', (node) => hasClass(node, name))
  }

  is(selector: Selector): boolean {
    return this.single('is', matcherOf(selector))
  }

  getElement(): unknown {
    return this.single('getElement', (node) => this.elementOf(node))
  }

  /** The tree as JSX. */
  debug(options?: DescribeOptions): string {
    return this.nodes()
      .map((node) => describe(node, options))
      .join('\n\n\n')
  }

  /** Whether an element, a text or a list of them is somewhere in the tree, exactly as it is. */
  contains(wanted: unknown): boolean {
    const isOne = Array.isArray(wanted) ? hasSequence(wanted) : (node: unknown) => isSameElement(wanted, node)
    return this.descendants().some(isOne)
  }

  containsMatchingElement(wanted: unknown): boolean {
    return this.descendants().some((node) => matchesElement(node, wanted))
  }

  containsAllMatchingElements(wanted: readonly unknown[]): boolean {
    return wanted.every((one) => this.containsMatchingElement(one))
  }

  containsAnyMatchingElements(wanted: readonly unknown[]): boolean {
    return wanted.some((one) => this.containsMatchingElement(one))
  }

  equals(wanted: unknown): boolean {
    return this.single('equals', (node) => isSameElement(node, wanted))
  }

  matchesElement(wanted: unknown): boolean {
    return this.single('matchesElement', (node) => matchesElement(node, wanted))
  }

  protected elementOf(node: RenderedNode): unknown {
    if (!isElement(node)) return null
    const { type, props, key, ref } = node
    return page.React.createElement(remembered(type), {
      ...props,
      ...(key !== null && { key }),
      ...(ref != null && { ref }),
    })
  }

  /** The only node, which has to be an element. */
  protected element(name: string): RenderedElement {
    return this.single(name, (node) => {
      if (!isElement(node)) throw new Error(`Method “${name}” is not meant for a text.`)
      return node
    })
  }
}

/** Whether these elements follow each other among the children of a node. */
function hasSequence(wanted: readonly unknown[]): (node: RenderedNode) => boolean {
  return (node) => {
    const children = isElement(node) ? node.children : [undefined]
    return children.some((_child, start) => {
      const part = children.slice(start, start + wanted.length)
      return part.length === wanted.length && part.every((child, at) => isSameElement(wanted[at], child))
    })
  }
}
