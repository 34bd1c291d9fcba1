import { type Captured, capturing, isClass } from './capturing.ts'
import { page } from './page-react.ts'
import { type ReactElement, readElement, readList } from './read-element.ts'
import type { RenderOptions, ShallowRendering } from './rendering.ts'
import { createSurroundings } from './surroundings.ts'

/**
 * Renders one level: what the component itself returns, without rendering the components in it. React itself renders the
 * component, so that everything in its life happens, but is given nothing to show.
 */
export function shallowRender(first: ReactElement, options: RenderOptions): ShallowRendering {
  if (typeof first.type === 'symbol') throw new TypeError('Only components can be rendered in this way.')
  const captured: Captured = { output: null }
  const container = document.createElement('div')
  const { contextTypes } = first.type as { contextTypes?: object }
  const surroundings = createSurroundings(options, { ...contextTypes }, (context) =>
    chosen(context, contextTypes),
  )
  const type = capturing(first.type, captured, options)
  let { props } = first
  let instance: unknown = null
  const ref = isClass(type) ? { ref: (found: unknown) => (instance = found ?? instance) } : {}
  const render = (done?: () => void): void => {
    if (type === undefined) {
      captured.output = page.React.cloneElement(first, props)
      return done?.()
    }
    const element = page.React.createElement(type, { ...props, key: first.key, ...ref })
    page.ReactDOM.render(surroundings.around(element), container, done)
  }
  render()
  return {
    options,
    instance: () => instance,
    read: () => (Array.isArray(captured.output) ? readList(captured.output) : readElement(captured.output)),
    around: () => surroundings.around(page.React.createElement(first.type, props)),
    setProps: (changed, done) => {
      props = { ...props, ...changed }
      render(done)
    },
    setWrappingProps: (changed, done) => {
      surroundings.setWrappingProps(changed)
      render(done)
    },
    setContext: (changed) => {
      surroundings.setContext(changed)
      render()
    },
    render,
    unmount: () => {
      page.ReactDOM.unmountComponentAtNode(container)
      captured.output = null
    },
  }
}

/** What of a context a component asks for. */
function chosen(context: Readonly<Record<string, unknown>>, types: object = {}): Record<string, unknown> {
  return Object.fromEntries(Object.keys(types).map((name) => [name, context[name]]))
}
