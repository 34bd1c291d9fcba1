import { handlerName } from './event-name.ts'
import { page } from './page-react.ts'
import { isReactElement, type ReactElement } from './read-element.ts'
import { describedText } from './read-text.ts'
import type { ReactTools } from './react-tools.ts'
import { isElement, isHost, isList, propsOf, type Rendered, type RenderedNode } from './rendered-node.ts'
import type { RenderOptions, ShallowRendering } from './rendering.ts'
import { shallowRender } from './shallow-render.ts'
import type { WrappedPart } from './wrapped-part.ts'
import { type Component, Wrapper } from './wrapper.ts'

/**
 * Shallow rendering: an event calls its handler, and HTML is what the server would send (docs/reference/workshop.md,
 * “Test tools”).
 */
export class ShallowWrapper extends Wrapper<ShallowRendering> {
  #around: ShallowWrapper | undefined

  static shallow(element: ReactElement, options: RenderOptions, tools: ReactTools): ShallowWrapper {
    const rendering = shallowRender(element, options)
    return new ShallowWrapper({ rendering, nodes: rendering.read(), tools })
  }

  protected toList(nodes: Rendered): readonly RenderedNode[] {
    return isList(nodes) ? nodes : [nodes]
  }

  /** The root shows what the component shows now. */
  protected override nodes(): readonly RenderedNode[] {
    if (this.isRoot() && super.nodes().length === 1) this.refresh()
    return super.nodes()
  }

  override update(): WrappedPart {
    this.refuseUnlessRoot('update')
    return super.update()
  }

  override some(selector: Parameters<Wrapper['some']>[0]): boolean {
    if (this.isRoot()) throw new Error('Method “some” cannot be called on the root.')
    return super.some(selector)
  }

  override contains(wanted: unknown): boolean {
    const isPossible = ['string', 'number'].includes(typeof wanted) || Array.isArray(wanted)
    if (!isPossible && !isReactElement(wanted))
      throw new Error('Method “contains” needs an element, a text, a number or a list of elements.')
    return super.contains(wanted)
  }

  text(): string {
    return this.single('text', describedText)
  }

  html(): string | null {
    return this.single('html', (node) =>
      node ? this.part.tools.server().renderToStaticMarkup(this.elementOf(node)) : null,
    )
  }

  isEmptyRender(): boolean {
    return this.nodes().every((node) => node === null || node === false)
  }

  instance(): unknown {
    this.refuseUnlessRoot('instance')
    return this.part.rendering.instance()
  }

  simulate(event: string, ...details: readonly unknown[]): this {
    const handler = this.single('simulate', propsOf)[handlerName(event)]
    if (typeof handler === 'function') Reflect.apply(handler, undefined, [...details])
    this.root().update()
    return this
  }

  /** The component itself, rendered in the same way. */
  shallow(options: RenderOptions = {}): ShallowWrapper {
    return this.single('shallow', (node) => this.#render(this.elementOf(node), options))
  }

  /** The only component in what the component has rendered. */
  dive(options: RenderOptions = {}): ShallowWrapper {
    return this.single('dive', (node) => {
      if (!isElement(node) || isHost(node) || typeof node.type === 'symbol')
        throw new TypeError('Method “dive” can only be called on components.')
      return this.#render(this.elementOf(node), options)
    })
  }

  /** The component around, rendered by itself; what is set there reaches this one. */
  getWrappingComponent(): ShallowWrapper {
    this.refuseUnlessRoot('getWrappingComponent')
    const { options, around, setWrappingProps } = this.part.rendering
    if (!options.wrappingComponent) throw new Error('There is no wrapping component.')
    if (this.#around) return this.#around
    const rendering = shallowRender(around(), { ...options, wrappingComponent: undefined })
    const setProps: typeof setWrappingProps = (props, done) => {
      setWrappingProps(props)
      rendering.setProps(props, done)
    }
    const nodes = rendering.read()
    this.#around = new ShallowWrapper({ ...this.part, nodes, rendering: { ...rendering, setProps } })
    return this.#around
  }

  protected component(name: string): Component {
    this.refuseUnlessRoot(name)
    if (name === 'context') this.refuseWithoutContext(name)
    const instance = this.part.rendering.instance()
    if (instance === null) throw new Error(`Method “${name}” can only be called on class components.`)
    return instance as Component
  }

  protected catcher(): { type: unknown; instance: Component | null } {
    const instance = this.part.rendering.instance() as Component | null
    return { type: instance?.constructor, instance }
  }

  protected wrapElement(element: unknown): ShallowWrapper {
    const Shown = () => element
    return this.#render(page.React.createElement(Shown), {})
  }

  #render(element: unknown, options: RenderOptions): ShallowWrapper {
    if (!isReactElement(element)) throw new TypeError('Only elements can be rendered.')
    const { options: before } = this.part.rendering
    return ShallowWrapper.shallow(element, { ...before, ...options }, this.part.tools)
  }
}
