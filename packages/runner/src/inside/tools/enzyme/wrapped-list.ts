import type { Rendered, RenderedNode } from './rendered-node.ts'
import { matcherOf, type Selector } from './selector.ts'

/** A list of rendered nodes, and how to choose among them. */
export abstract class WrappedList {
  /** The nodes of the list. */
  protected abstract nodes(): readonly RenderedNode[]
  /** A list of other nodes of the same tree. */
  protected abstract listOf(nodes: Rendered): this
  /** The element that describes a node, as JSX would have made it; null for others. */
  protected abstract elementOf(node: RenderedNode): unknown

  get length(): number {
    return this.nodes().length
  }

  *[Symbol.iterator](): Generator {
    yield* this.getElements()
  }

  at(index: number): this {
    const nodes = this.nodes()
    return this.listOf(index < nodes.length ? nodes[index] : [])
  }

  get(index: number): unknown {
    return this.getElements()[index]
  }

  getElements(): unknown[] {
    return this.nodes().map((node) => this.elementOf(node))
  }

  first(): this {
    return this.at(0)
  }

  last(): this {
    return this.at(this.length - 1)
  }

  slice(start?: number, end?: number): this {
    return this.listOf(this.nodes().slice(start, end))
  }

  isEmpty(): boolean {
    return this.length === 0
  }

  filter(selector: Selector): this {
    return this.#those(matcherOf(selector))
  }

  filterWhere(isWanted: (node: this) => boolean): this {
    return this.#those((node) => isWanted(this.listOf(node)))
  }

  not(selector: Selector): this {
    const matches = matcherOf(selector)
    return this.#those((node) => !matches(node))
  }

  /** Calls back with the only node; with another number of nodes it refuses. */
  single<Result>(
    name: string | ((node: RenderedNode) => Result),
    answer?: (node: RenderedNode) => Result,
  ): Result {
    const call = typeof name === 'string' ? answer : name
    const nodes = this.nodes()
    if (nodes.length !== 1) {
      const method = typeof name === 'string' ? name : 'unknown'
      throw new Error(`Method “${method}” is meant to be run on 1 node. ${nodes.length} found instead.`)
    }
    return call?.call(this, nodes[0]) as Result
  }

  #those(isWanted: (node: RenderedNode) => boolean): this {
    return this.listOf(this.nodes().filter(isWanted).filter(Boolean))
  }
}
