import { page } from './page-react.ts'
import type { ReactElement } from './read-element.ts'
import type { RenderOptions } from './rendering.ts'

type Instance = Record<string, unknown> & { render: () => unknown }
type ComponentClass = new (...args: unknown[]) => Instance
type FunctionComponent = (...args: unknown[]) => unknown
/** What a component has said last time. */
export type Captured = { output: unknown }

/** The same component, which React believes to show nothing; undefined for an element of the page. */
export function capturing(type: unknown, captured: Captured, options: RenderOptions): unknown {
  if (isClass(type)) return capturingClass(type, captured, options)
  if (typeof type === 'function') return capturingFunction(type as FunctionComponent, captured)
  if (typeof type !== 'object' || type === null) return undefined
  const { $$typeof, type: inner, render, compare } = type as Record<string, unknown>
  const kind = ($$typeof as symbol).description
  if (kind === 'react.memo') return page.React.memo(capturing(inner, captured, options), compare)
  if (kind === 'react.forward_ref')
    return page.React.forwardRef(capturingFunction(render as FunctionComponent, captured))
  return capturingFunction((props) => contentOf(type, props as ReactElement['props']), captured)
}

function capturingClass(
  type: ComponentClass,
  captured: Captured,
  { disableLifecycleMethods }: RenderOptions,
): unknown {
  const { ReactCurrentOwner: owner } = page.React.__SECRET_INTERNALS_DO_NOT_USE_OR_YOU_WILL_BE_FIRED
  class Capturing extends type {
    constructor(...args: unknown[]) {
      super(...args)
      const { render } = this
      this.render = () => {
        const output = render.call(this)
        // A test may call it, too.
        if (owner.current === null) return output
        captured.output = output
        return null
      }
      if (disableLifecycleMethods) {
        for (const name of ['componentDidMount', 'componentDidUpdate']) {
          if (name in this) Object.defineProperty(this, name, { value: () => undefined })
        }
      }
    }
  }
  Object.defineProperty(Capturing.prototype, 'constructor', { value: type })
  return Capturing
}

/** Effects belong to what is shown, and do not happen. */
function capturingFunction(component: FunctionComponent, captured: Captured): FunctionComponent {
  const { ReactCurrentDispatcher: hooks } = page.React.__SECRET_INTERNALS_DO_NOT_USE_OR_YOU_WILL_BE_FIRED
  const capture = (...args: unknown[]): unknown => {
    const dispatcher = hooks.current
    const nothing = () => undefined
    hooks.current = Object.create(dispatcher, {
      useEffect: { value: nothing },
      useLayoutEffect: { value: nothing },
      useInsertionEffect: { value: nothing },
    }) as object
    try {
      captured.output = component(...args)
      return null
    } finally {
      hooks.current = dispatcher
    }
  }
  const { contextTypes, defaultProps } = component as { contextTypes?: object; defaultProps?: object }
  return Object.assign(capture, {
    ...(contextTypes && { contextTypes }),
    ...(defaultProps && { defaultProps }),
  })
}

/** What a context shows: a provider its children, a consumer what it makes of the value. */
function contentOf(type: object, { children }: ReactElement['props']): unknown {
  if (typeof children !== 'function') return children
  const { _context: context = type } = type as { _context?: object }
  return (children as FunctionComponent)((context as { _currentValue?: unknown })._currentValue)
}

export function isClass(type: unknown): type is ComponentClass {
  const { prototype } = (type ?? {}) as { prototype?: { isReactComponent?: unknown } }
  return typeof type === 'function' && Boolean(prototype?.isReactComponent)
}
