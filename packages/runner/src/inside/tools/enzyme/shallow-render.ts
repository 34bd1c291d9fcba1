import { type ReactElement, readElement } from './read-element.ts'
import type { RenderedNode } from './rendered-node.ts'
import type { Rendering } from './wrapper.ts'

type Instance = {
  props: unknown
  state: unknown
  updater: object
  render: () => unknown
  componentDidMount?: () => void
}
type ComponentClass = new (props: unknown) => Instance
type StateUpdater = (state: unknown, props: unknown) => object | null

/** Renders one level: what the component itself returns, without rendering the components in it. */
export function shallowRender(element: ReactElement): Rendering {
  const { type, props } = element
  if (typeof type === 'string') {
    return { instance: null, read: () => readElement(element), ...withoutProps }
  }
  return isClass(type) ? renderClass(type, props) : renderFunction(type as (props: unknown) => unknown, props)
}

const withoutProps = { setProps: () => undefined, unmount: () => undefined }

function renderFunction(component: (props: unknown) => unknown, first: Record<string, unknown>): Rendering {
  let props = first
  return {
    instance: null,
    read: () => readElement(component(props)),
    setProps: (changed) => (props = { ...props, ...changed }),
    unmount: () => undefined,
  }
}

function renderClass(component: ComponentClass, props: Record<string, unknown>): Rendering {
  const instance = new component(props)
  instance.props = props
  instance.updater = {
    isMounted: () => true,
    enqueueForceUpdate: () => undefined,
    enqueueSetState: (_instance: unknown, change: object | null | StateUpdater, done?: () => void) => {
      const changed = isUpdater(change) ? change(instance.state, instance.props) : change
      instance.state = Object.assign({}, instance.state, changed)
      done?.call(instance)
    },
  }
  instance.componentDidMount?.()
  return {
    instance,
    read: (): RenderedNode[] => readElement(instance.render()),
    setProps: (changed) => (instance.props = Object.assign({}, instance.props, changed)),
    unmount: () => undefined,
  }
}

function isClass(type: unknown): type is ComponentClass {
  const { prototype } = type as { prototype?: { isReactComponent?: unknown } }
  return Boolean(prototype?.isReactComponent)
}

function isUpdater(change: object | null | StateUpdater): change is StateUpdater {
  return typeof change === 'function'
}
