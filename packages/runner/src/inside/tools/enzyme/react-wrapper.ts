import { eventName } from './event-name.ts'
import { mountRender } from './mount-render.ts'
import { pageElement } from './page-element.ts'
import { page } from './page-react.ts'
import type { ReactElement } from './read-element.ts'
import { shownHtml, shownText } from './read-text.ts'
import type { ReactTools } from './react-tools.ts'
import { isElement, isHost, isList, type Rendered, type RenderedNode } from './rendered-node.ts'
import type { MountRendering, RenderOptions } from './rendering.ts'
import { showsNothing } from './shows-nothing.ts'
import { type Component, Wrapper } from './wrapper.ts'

/** Full rendering: events go through React's own, and HTML is the page's (docs/reference/workshop.md, “Test tools”). */
export class ReactWrapper extends Wrapper<MountRendering> {
  #around: ReactWrapper | undefined
  #within: ReactWrapper | undefined

  static mount(element: ReactElement, options: RenderOptions, tools: ReactTools): ReactWrapper {
    const rendering = mountRender(element, options)
    return new ReactWrapper({ rendering, nodes: rendering.read(), tools })
  }

  protected toList(nodes: Rendered): readonly RenderedNode[] {
    if (isList(nodes)) return nodes
    return nodes ? [nodes] : []
  }

  protected override refresh(): void {
    super.refresh()
    this.#around?.refreshAlone()
    this.#within?.refreshAlone()
  }

  protected refreshAlone(): void {
    super.refresh()
  }

  override some(selector: Parameters<Wrapper['some']>[0]): boolean {
    if (this.isRoot()) throw new Error('Method “some” cannot be called on the root.')
    return super.some(selector)
  }

  text(): string {
    return this.single('text', shownText)
  }

  html(): string | null {
    return this.single('html', shownHtml)
  }

  isEmptyRender(): boolean {
    return this.single('isEmptyRender', showsNothing)
  }

  getDOMNode(): Element | null {
    return this.single('getDOMNode', pageElement) as Element | null
  }

  instance(): unknown {
    return this.single('instance', (node) => (isElement(node) ? node.instance : undefined))
  }

  ref(name: string): unknown {
    this.refuseUnlessRoot('ref')
    return (this.instance() as Component).refs[name]
  }

  simulate(event: string, details: object = {}): this {
    const target = [this.single('simulate', pageElement)].flat()[0]
    const send = this.part.tools.testUtils().Simulate[eventName(event)]
    if (!send) throw new TypeError(`Method “simulate” does not know the event “${event}”.`)
    send(target as Element, details)
    this.root().update()
    return this
  }

  override simulateError(error: unknown): this {
    if (this.isRoot()) throw new Error('Method “simulateError” is meant for components below the root.')
    return super.simulateError(error)
  }

  override unmount(): this {
    this.refuseUnlessRoot('unmount')
    this.single('unmount', () => super.unmount())
    this.update()
    return this
  }

  /** Renders it again after it was removed. */
  mount(): this {
    this.refuseUnlessRoot('mount')
    this.part.rendering.render()
    this.update()
    return this
  }

  detach(): void {
    this.refuseUnlessRoot('detach')
    if (!this.part.rendering.options.attachTo)
      throw new Error('Method “detach” needs a rendering with `attachTo`.')
    this.part.rendering.unmount()
  }

  /** The component around, and everything in it. */
  getWrappingComponent(): ReactWrapper {
    this.refuseUnlessRoot('getWrappingComponent')
    const { rendering, tools } = this.part
    if (!rendering.options.wrappingComponent || this.#within)
      throw new Error('There is no wrapping component.')
    const { readAround: read, setWrappingProps: setProps } = rendering
    this.#around ??= new ReactWrapper({ tools, nodes: read(), rendering: { ...rendering, read, setProps } })
    this.#around.#within = this
    return this.#around
  }

  protected component(name: string): Component {
    const instance = this.instance()
    if (name !== 'context' && isHost(this.nodes()[0])) return refuse(name)
    return (instance as Component | null | undefined) ?? refuse(name)
  }

  protected catcher(): { type: unknown; instance: Component | null } {
    const found = [this.element('simulateError'), ...this.parents().nodes()]
      .filter(isElement)
      .find(
        ({ type, instance }) =>
          (typeof type === 'function' && 'getDerivedStateFromError' in type) ||
          Boolean((instance as Component | null)?.componentDidCatch),
      )
    return { type: found?.type, instance: (found?.instance as Component | undefined) ?? null }
  }

  protected wrapElement(element: unknown): ReactWrapper {
    const Shown = () => element
    return ReactWrapper.mount(page.React.createElement(Shown), this.part.rendering.options, this.part.tools)
  }
}

function refuse(name: string): never {
  throw new Error(`Method “${name}” can only be called on class components.`)
}
