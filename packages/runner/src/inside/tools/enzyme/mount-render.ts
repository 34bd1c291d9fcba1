import type { ReactElement } from './read-element.ts'
import { type Fiber, readFiber } from './read-fiber.ts'
import { isElement, type RenderedNode } from './rendered-node.ts'
import type { Rendering } from './wrapper.ts'

/** The page's own React, as loaded by its script tags. */
type PageReact = {
  React: { cloneElement: (element: ReactElement, props: object) => ReactElement }
  ReactDOM: {
    render: (element: ReactElement, container: Element) => void
    unmountComponentAtNode: (container: Element) => void
  }
}

type RootContainer = Element & {
  _reactRootContainer?: { _internalRoot?: { current: Fiber }; current?: Fiber }
}

/** Renders the whole tree into a new element, with the page's React. */
export function mountRender(first: ReactElement): Rendering {
  const { React, ReactDOM } = globalThis as unknown as PageReact
  const container: RootContainer = document.createElement('div')
  let element = first
  ReactDOM.render(element, container)
  const read = (): RenderedNode[] => {
    const root = container._reactRootContainer
    const fiber = root?.current ?? root?._internalRoot?.current
    return fiber ? readFiber(fiber) : []
  }
  return {
    get instance() {
      const [node] = read()
      return node !== undefined && isElement(node) && typeof node.type !== 'string' ? node.instance : null
    },
    read,
    setProps: (props) => {
      element = React.cloneElement(element, props)
      ReactDOM.render(element, container)
    },
    unmount: () => ReactDOM.unmountComponentAtNode(container),
  }
}
