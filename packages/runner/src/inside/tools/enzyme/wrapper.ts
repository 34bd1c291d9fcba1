import { isHost } from './rendered-node.ts'
import type { Rendering } from './rendering.ts'
import { WrappedPart } from './wrapped-part.ts'

export type Component = {
  props: Record<string, unknown>
  state: Record<string, unknown> | null
  context: Record<string, unknown>
  refs: Record<string, unknown>
  setState: (change: unknown, done?: () => void) => void
  componentDidCatch?: (error: unknown, info: object) => void
}

/** What both kinds of wrappers do with a component. */
export abstract class Wrapper<Own extends Rendering = Rendering> extends WrappedPart<Own> {
  /** The component whose state is meant. */
  protected abstract component(name: string): Component

  abstract html(): string | null

  /** What the server would send, as jQuery has it. */
  render(): unknown {
    const jquery = this.part.tools.jquery()
    return jquery(jquery.parseHTML(this.html() ?? ''))
  }

  state(name?: string): unknown {
    const { state } = this.component('state')
    if (name === undefined) return state
    if (state === null || state === undefined)
      throw new TypeError(`Method “state” cannot give “${name}”: there is no state.`)
    return state[name]
  }

  setState(change: unknown, done?: () => void): this {
    const component = this.component('setState')
    component.setState(change, () => {
      this.update()
      done?.call(component)
    })
    return this
  }

  setProps(props: Record<string, unknown>, done?: () => void): this {
    this.refuseUnlessRoot('setProps')
    this.part.rendering.setProps(props, () => {
      this.update()
      done?.()
    })
    return this
  }

  context(name?: string): unknown {
    this.refuseUnlessRoot('context')
    const { context } = this.component('context')
    return name === undefined ? context : context[name]
  }

  setContext(context: Record<string, unknown>): this {
    this.refuseUnlessRoot('setContext')
    this.refuseWithoutContext('setContext')
    this.part.rendering.setContext(context)
    this.update()
    return this
  }

  /** A property of the node as a function, which the test calls as the page would. */
  invoke(name: string): (...values: unknown[]) => unknown {
    const handler = this.single('invoke', () => this.prop(name))
    if (typeof handler !== 'function')
      throw new TypeError(`Method “invoke” needs a function as the property “${name}”.`)
    return (...values) => {
      const answer = Reflect.apply(handler, undefined, values) as unknown
      this.root().update()
      return answer
    }
  }

  /** What a property renders, when it is a function that renders something. */
  renderProp(name: string): (...values: unknown[]) => Wrapper {
    if (isHost(this.element('renderProp')))
      throw new TypeError('Method “renderProp” can only be called on components.')
    const render = this.prop(name)
    if (typeof render !== 'function')
      throw new TypeError(`Method “renderProp” needs a function as the property “${name}”.`)
    return (...values) => this.wrapElement(Reflect.apply(render, undefined, values))
  }

  /** Wraps an element that a component has not rendered itself. */
  protected abstract wrapElement(element: unknown): Wrapper

  unmount(): this {
    this.part.rendering.unmount()
    return this
  }

  /** Lets the next component that catches errors have this one. */
  simulateError(error: unknown): this {
    if (isHost(this.element('simulateError')))
      throw new TypeError('Method “simulateError” can only be called on components.')
    const { type, instance } = this.catcher()
    const { getDerivedStateFromError: derive } = (type ?? {}) as {
      getDerivedStateFromError?: (error: unknown) => unknown
    }
    if (!derive && !instance?.componentDidCatch) throw error
    if (derive) instance?.setState(derive.call(type, error))
    instance?.componentDidCatch?.(error, { componentStack: '' })
    this.root().update()
    return this
  }

  /** The component that would catch an error of this node. */
  protected abstract catcher(): { type: unknown; instance: Component | null }

  protected refuseWithoutContext(name: string): void {
    if (!this.part.rendering.options.context)
      throw new Error(`Method “${name}” needs a rendering with a context.`)
  }
}
