import { isReactElement } from './read-element.ts'
import type { RenderedNode } from './rendered-node.ts'
import { matcherOf, type Selector } from './selector.ts'
import { WrappedList } from './wrapped-list.ts'

/** What visits the nodes of a list one after the other. */
export abstract class VisitedList extends WrappedList {
  map<Result>(visit: (node: this, index: number) => Result): Result[] {
    return this.nodes().map((node, index) => visit.call(this, this.listOf(node), index))
  }

  forEach(visit: (node: this, index: number) => void): this {
    this.map(visit)
    return this
  }

  reduce<Result>(join: (before: Result, node: this, index: number) => Result, start?: Result): Result {
    const each = this.map((node) => node)
    return start === undefined ? (each.reduce(join as never) as unknown as Result) : each.reduce(join, start)
  }

  reduceRight<Result>(join: (before: Result, node: this, index: number) => Result, start?: Result): Result {
    const each = this.map((node) => node)
    return start === undefined
      ? (each.reduceRight(join as never) as unknown as Result)
      : each.reduceRight(join, start)
  }

  flatMap(visit: (node: this, index: number) => unknown): this {
    return this.listOf(this.map(visit).flat().filter(Boolean).map(withoutChildren))
  }

  some(selector: Selector): boolean {
    return this.nodes().some(matcherOf(selector))
  }

  every(selector: Selector): boolean {
    return this.nodes().every(matcherOf(selector))
  }

  someWhere(isWanted: (node: this, index: number) => boolean): boolean {
    return this.nodes().some((node, index) => isWanted.call(this, this.listOf(node), index))
  }

  everyWhere(isWanted: (node: this, index: number) => boolean): boolean {
    return this.nodes().every((node, index) => isWanted.call(this, this.listOf(node), index))
  }

  tap(look: (wrapper: this) => void): this {
    look(this)
    return this
  }
}

/** As Enzyme has it: an element that is not from the tree has nothing in it. */
function withoutChildren(value: unknown): RenderedNode {
  if (!isReactElement(value)) return value as RenderedNode
  const { type, props, key, ref = null } = value
  return { type, props, key, ref, instance: undefined, rendered: null, children: [] }
}
