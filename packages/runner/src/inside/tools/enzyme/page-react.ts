import type { ReactElement } from './read-element.ts'
import type { Fiber } from './read-fiber.ts'

type ComponentClass = abstract new (props: never) => { props: Record<string, unknown> }

/** The page's own React, as loaded by its script tags. */
type PageReact = {
  React: {
    Component: ComponentClass
    cloneElement: (element: ReactElement, props: object) => ReactElement
    createElement: (type: unknown, props?: object | null, ...children: unknown[]) => ReactElement
    forwardRef: (render: unknown) => unknown
    memo: (component: unknown, compare?: unknown) => unknown
    __SECRET_INTERNALS_DO_NOT_USE_OR_YOU_WILL_BE_FIRED: {
      ReactCurrentOwner: { current: unknown }
      ReactCurrentDispatcher: { current: object | null }
    }
  }
  ReactDOM: {
    render: (element: ReactElement, container: Element, done?: () => void) => void
    unmountComponentAtNode: (container: Element) => void
  }
}

export const page = globalThis as unknown as PageReact

export type RootContainer = Element & {
  _reactRootContainer?: { _internalRoot?: { current: Fiber }; current?: Fiber } | null
}

/** A component that only passes on its children, with the context of older lessons if there is any. */
export function createFrame(contextTypes: object | undefined): unknown {
  class RootFinder extends page.React.Component {
    getChildContext(): unknown {
      return this.props['context']
    }
    render(): unknown {
      return this.props['children']
    }
  }
  return contextTypes ? Object.assign(RootFinder, { childContextTypes: contextTypes }) : RootFinder
}
