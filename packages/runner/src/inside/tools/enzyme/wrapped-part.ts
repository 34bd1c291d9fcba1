import type { ReactTools } from './react-tools.ts'
import type { Rendered, RenderedNode } from './rendered-node.ts'
import type { Rendering } from './rendering.ts'
import { WrappedNode } from './wrapped-node.ts'

/** Nodes of a rendering; the wrapper that has rendered them, `root`, reads them again when something has changed. */
export type Part<Own extends Rendering = Rendering> = {
  rendering: Own
  tools: ReactTools
  nodes: Rendered
  root?: WrappedPart
  /** The top of the tree when the nodes were found. */
  top?: RenderedNode
}

/** A wrapper's place in its rendering. */
export abstract class WrappedPart<Own extends Rendering = Rendering> extends WrappedNode {
  protected readonly part: Part<Own>
  #nodes: readonly RenderedNode[]

  constructor(part: Part<Own>) {
    super()
    this.part = part
    this.#nodes = this.toList(part.nodes)
  }

  /** The nodes that something rendered consists of. */
  protected abstract toList(nodes: Rendered): readonly RenderedNode[]

  protected nodes(): readonly RenderedNode[] {
    return this.#nodes
  }

  protected top(): RenderedNode {
    if (this.root().#nodes.length !== 1) throw new Error('Only one node can be the top of a tree.')
    return this.part.root ? this.part.top : this.#nodes[0]
  }

  protected listOf(nodes: Rendered): this {
    const Own = this.constructor as new (part: Part<Own>) => this
    const root = this.root()
    return new Own({ ...this.part, nodes, root, top: root.#nodes[0] })
  }

  root(): WrappedPart {
    return this.part.root ?? this
  }

  protected isRoot(): boolean {
    return this.part.root === undefined
  }

  /** Reads again what is rendered now. */
  protected refresh(): void {
    this.#nodes = this.toList(this.part.rendering.read())
  }

  /** Reads again what the root shows. */
  update(): WrappedPart {
    const root = this.root()
    root.refresh()
    return root
  }

  wrap(node: unknown): unknown {
    return node instanceof WrappedPart ? node : this.listOf(node as Rendered)
  }

  protected refuseUnlessRoot(name: string): void {
    if (!this.isRoot()) throw new Error(`Method “${name}” can only be called on the root.`)
  }
}
