import { createFrame, page } from './page-react.ts'
import type { ReactElement } from './read-element.ts'
import type { RenderOptions } from './rendering.ts'

type Context = Readonly<Record<string, unknown>>

export type Surroundings = {
  /** The component directly around what is rendered. */
  readonly frame: unknown
  /** An element in its frame, with the component that a test wraps around it. */
  around: (element: ReactElement) => ReactElement
  setContext: (changed: Context) => void
  setWrappingProps: (changed: object) => void
}

/** What a test renders a component in. `offered` picks what of the context is passed on. */
export function createSurroundings(
  options: RenderOptions,
  contextTypes: object | undefined,
  offered: (context: Context) => Context = (context) => context,
): Surroundings {
  const frame = createFrame(options.context && contextTypes)
  const { wrappingComponent: Outer } = options
  let { context, wrappingComponentProps } = options
  return {
    frame,
    around: (element) => {
      const framed = page.React.createElement(frame, context && { context: offered(context) }, element)
      return Outer ? page.React.createElement(Outer, wrappingComponentProps, framed) : framed
    },
    setContext: (changed) => {
      context = { ...context, ...changed }
    },
    setWrappingProps: (changed) => {
      wrappingComponentProps = { ...wrappingComponentProps, ...changed }
    },
  }
}
