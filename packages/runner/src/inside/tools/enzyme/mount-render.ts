import { createFrame, page, type RootContainer } from './page-react.ts'
import type { ReactElement } from './read-element.ts'
import { type Fiber, findFiber, readFibers } from './read-fiber.ts'
import type { Rendered } from './rendered-node.ts'
import type { MountRendering, RenderOptions } from './rendering.ts'

/** Renders the whole tree into an element, a new one by default, with the page's React. */
export function mountRender(first: ReactElement, options: RenderOptions): MountRendering {
  const container: RootContainer = options.attachTo ?? document.createElement('div')
  const frame = createFrame(contextTypesOf(first, options))
  let element = first
  let { context, wrappingComponentProps } = options
  const render = (done?: () => void): void => {
    const framed = page.React.createElement(frame, context && { context }, element)
    const { wrappingComponent: Outer } = options
    page.ReactDOM.render(
      Outer ? page.React.createElement(Outer, wrappingComponentProps, framed) : framed,
      container,
      done,
    )
  }
  const top = (): Fiber | null => {
    const root = container._reactRootContainer
    return (root?.current ?? root?._internalRoot?.current)?.child ?? null
  }
  const read = (): Rendered => readFibers(findFiber(top(), frame)?.child ?? null)
  render()
  return {
    options,
    read,
    readAround: () => readFibers(top()),
    setProps: (props, done) => {
      element = page.React.cloneElement(element, props)
      render(done)
    },
    setWrappingProps: (props, done) => {
      wrappingComponentProps = { ...wrappingComponentProps, ...props }
      render(done)
    },
    setContext: (changed) => {
      context = { ...context, ...changed }
      render()
    },
    render,
    unmount: () => page.ReactDOM.unmountComponentAtNode(container),
  }
}

function contextTypesOf(
  { type }: ReactElement,
  { context, childContextTypes }: RenderOptions,
): object | undefined {
  if (!context) return undefined
  return { ...(type as { contextTypes?: object }).contextTypes, ...childContextTypes }
}
