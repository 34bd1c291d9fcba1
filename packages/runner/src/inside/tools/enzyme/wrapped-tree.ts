import { isElement, pathTo, type RenderedNode, withDescendants } from './rendered-node.ts'
import { matcherOf, select, type Selector } from './selector.ts'
import { VisitedList } from './visited-list.ts'

/** What leads from nodes to others, up and down the tree. */
export abstract class WrappedTree extends VisitedList {
  /** The top of the tree that the nodes belong to. */
  protected abstract top(): RenderedNode

  find(selector: Selector): this {
    return this.listOf(select(this.nodes(), selector))
  }

  findWhere(isWanted: (node: this) => boolean): this {
    return this.listOf(
      this.descendants().filter((node) => {
        const list = this.listOf(node)
        return list.length > 0 && isWanted(list)
      }),
    )
  }

  children(selector?: Selector): this {
    const found: RenderedNode[] = []
    for (const node of this.each()) if (isElement(node)) found.push(...node.children)
    const children = this.listOf(found.filter(Boolean))
    return selector ? children.filter(selector) : children
  }

  /** A selector that is undefined by mistake is refused. */
  exists(...selectors: Selector[]): boolean {
    const [selector] = selectors
    return (selectors.length === 0 ? this : this.find(selector as Selector)).length > 0
  }

  childAt(index: number): this {
    return this.single('childAt', () => this.children().at(index))
  }

  parents(selector?: Selector): this {
    const parents = this.listOf(this.around())
    return selector ? parents.filter(selector) : parents
  }

  /** As Enzyme has it: the element around, without what is in it. */
  parent(): this {
    return this.flatMap((node) => node.parents().get(0))
  }

  closest(selector: Selector): this {
    if (this.single('is', matcherOf(selector))) return this
    const around = this.parents().filter(selector)
    return around.length > 0 ? around.first() : this.listOf([])
  }

  /** The nodes of the list with everything below them. */
  protected descendants(): RenderedNode[] {
    const found: RenderedNode[] = []
    for (const node of this.each()) withDescendants(node, found)
    return found
  }

  /** Every single node of the list; as Enzyme has it, one that shows nothing is refused. */
  protected each(): RenderedNode[] {
    return this.nodes().map((node) => this.listOf(node).single('getNode', (only) => only))
  }

  /** The elements around the only node, from the nearest to the top. */
  protected around(): RenderedNode[] {
    return this.single('parents', (node) => (pathTo(this.top(), node) ?? []).toReversed())
  }
}
