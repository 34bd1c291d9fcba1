import { page, type RootContainer } from './page-react.ts'
import type { ReactElement } from './read-element.ts'
import { type Fiber, findFiber, readFibers } from './read-fiber.ts'
import type { Rendered } from './rendered-node.ts'
import type { MountRendering, RenderOptions } from './rendering.ts'
import { createSurroundings } from './surroundings.ts'

/** Renders the whole tree into an element, a new one by default, with the page's React. */
export function mountRender(first: ReactElement, options: RenderOptions): MountRendering {
  const container: RootContainer = options.attachTo ?? document.createElement('div')
  const { contextTypes } = first.type as { contextTypes?: object }
  const surroundings = createSurroundings(options, { ...contextTypes, ...options.childContextTypes })
  let element = first
  const render = (done?: () => void): void => {
    page.ReactDOM.render(surroundings.around(element), container, done)
  }
  const top = (): Fiber | null => {
    const root = container._reactRootContainer
    return (root?.current ?? root?._internalRoot?.current)?.child ?? null
  }
  const read = (): Rendered => readFibers(findFiber(top(), surroundings.frame)?.child ?? null)
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
      surroundings.setWrappingProps(props)
      render(done)
    },
    setContext: (changed) => {
      surroundings.setContext(changed)
      render()
    },
    render,
    unmount: () => page.ReactDOM.unmountComponentAtNode(container),
  }
}
