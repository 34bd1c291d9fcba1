import { classesOf, matcherOf, select, type Selector } from './selector.ts'
import { describe } from './describe.ts'
import {
  isElement,
  nameOf,
  pageElements,
  type RenderedElement,
  type RenderedNode,
  textOf,
} from './rendered-node.ts'
import { contains } from './contains.ts'

/** A rendered component that can be read again after every change. */
export type Rendering = {
  readonly instance: unknown
  read: () => RenderedNode[]
  setProps: (props: Record<string, unknown>) => void
  unmount: () => void
}

type Component = { state: unknown; setState: (change: unknown, done?: () => void) => void }

/** How a kind of rendering answers what depends on it. */
export type Kind = {
  simulate: (node: RenderedElement, event: string, details: readonly unknown[]) => void
  html: (node: RenderedNode) => string
}

/**
 * A set of rendered nodes with the queries that lessons make: the part of Enzyme's interface that React lessons use
 * (docs/reference/workshop.md, “Test tools”).
 */
export class Wrapper {
  readonly #read: () => readonly RenderedNode[]
  readonly #rendering: Rendering
  readonly #kind: Kind
  readonly #isRoot: boolean

  constructor(rendering: Rendering, kind: Kind, nodes?: readonly RenderedNode[]) {
    this.#rendering = rendering
    this.#kind = kind
    this.#isRoot = nodes === undefined
    this.#read = nodes === undefined ? rendering.read : () => nodes
  }

  get length(): number {
    return this.#read().length
  }

  find(selector: Selector): Wrapper {
    return this.#wrap(select(this.#read(), selector))
  }

  filter(selector: Selector): Wrapper {
    return this.#wrap(this.#elements().filter(matcherOf(selector)))
  }

  children(selector?: Selector): Wrapper {
    const children = this.#elements().flatMap((node) => node.children)
    return this.#wrap(
      selector === undefined ? children : children.filter(isElement).filter(matcherOf(selector)),
    )
  }

  childAt(index: number): Wrapper {
    return this.children().at(index)
  }

  at(index: number): Wrapper {
    return this.#wrap(this.#read().slice(index, index + 1))
  }

  first(): Wrapper {
    return this.at(0)
  }

  last(): Wrapper {
    return this.at(this.length - 1)
  }

  map<Result>(visit: (node: Wrapper, index: number) => Result): Result[] {
    return this.#read().map((node, index) => visit(this.#wrap([node]), index))
  }

  forEach(visit: (node: Wrapper, index: number) => void): this {
    this.map(visit)
    return this
  }

  exists(selector?: Selector): boolean {
    return (selector === undefined ? this : this.find(selector)).length > 0
  }

  is(selector: Selector): boolean {
    return matcherOf(selector)(this.#single('is'))
  }

  contains(wanted: unknown): boolean {
    return this.#read().some((node) => contains(node, wanted))
  }

  hasClass(name: string): boolean {
    return classesOf(this.#single('hasClass')).includes(name)
  }

  type(): unknown {
    const [node] = this.#read()
    return node === undefined ? null : isElement(node) ? node.type : undefined
  }

  name(): string {
    return nameOf(this.#single('name'))
  }

  key(): string | null {
    return this.#single('key').key
  }

  props(): Readonly<Record<string, unknown>> {
    return this.#single('props').props
  }

  prop(name: string): unknown {
    return this.props()[name]
  }

  text(): string {
    return textOf(this.#any('text'))
  }

  html(): string {
    return this.#kind.html(this.#any('html'))
  }

  debug(): string {
    return this.#read().map(describe).join('\n')
  }

  getDOMNode(): HTMLElement | undefined {
    return pageElements(this.#any('getDOMNode'))[0]
  }

  instance(): unknown {
    return this.#isRoot ? this.#rendering.instance : this.#single('instance').instance
  }

  state(name?: string): unknown {
    const { state } = this.#component('state')
    return name === undefined ? state : (state as Record<string, unknown> | null)?.[name]
  }

  setState(change: unknown, done?: () => void): this {
    this.#component('setState').setState(change, done)
    return this
  }

  setProps(props: Record<string, unknown>): this {
    this.#rendering.setProps(props)
    return this
  }

  simulate(event: string, ...details: readonly unknown[]): this {
    this.#kind.simulate(this.#single('simulate'), event, details)
    return this
  }

  /** Does nothing, because every query of the root reads the rendering again. */
  update(): this {
    return this
  }

  unmount(): this {
    this.#rendering.unmount()
    return this
  }

  #wrap(nodes: readonly RenderedNode[]): Wrapper {
    return new Wrapper(this.#rendering, this.#kind, nodes)
  }

  #elements(): RenderedElement[] {
    return this.#read().filter(isElement)
  }

  #any(method: string): RenderedNode {
    const nodes = this.#read()
    const [node] = nodes
    if (node === undefined || nodes.length > 1) {
      throw new Error(`Method “${method}” is meant to be run on 1 node. ${nodes.length} found instead.`)
    }
    return node
  }

  #single(method: string): RenderedElement {
    const node = this.#any(method)
    if (!isElement(node)) throw new Error(`Method “${method}” is not meant for a text.`)
    return node
  }

  #component(method: string): Component {
    const instance = this.instance() as Component | null
    if (!instance) throw new Error(`Method “${method}” can only be called on class components.`)
    return instance
  }
}
