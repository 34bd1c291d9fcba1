import type { ReactElement } from './read-element.ts'
import type { Rendered } from './rendered-node.ts'

/** What tests may say about how a component is rendered. */
export type RenderOptions = {
  context?: Record<string, unknown>
  childContextTypes?: object
  attachTo?: Element
  disableLifecycleMethods?: boolean
  wrappingComponent?: unknown
  wrappingComponentProps?: object
}

/** A rendering that can be read together with the component around it. */
export type MountRendering = Rendering & { readAround: () => Rendered }

/** A rendering whose component around it has to be rendered by itself. */
export type ShallowRendering = Rendering & { around: () => ReactElement; instance: () => unknown }

/** A rendered component that can be read again after every change. */
export type Rendering = {
  readonly options: RenderOptions
  /** What it shows now. */
  read: () => Rendered
  setProps: (props: Record<string, unknown>, done?: () => void) => void
  /** Changes the properties of the component around it. */
  setWrappingProps: (props: Record<string, unknown>, done?: () => void) => void
  setContext: (context: Record<string, unknown>) => void
  /** Renders it again after it was removed. */
  render: () => void
  unmount: () => void
}
