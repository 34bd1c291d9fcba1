import { page } from './enzyme/page-react.ts'
import { isReactElement, type ReactElement } from './enzyme/read-element.ts'
import { createReactTools, type EnzymeParts } from './enzyme/react-tools.ts'
import { ReactWrapper } from './enzyme/react-wrapper.ts'
import type { RenderOptions } from './enzyme/rendering.ts'
import { ShallowWrapper } from './enzyme/shallow-wrapper.ts'

/** Tools of lessons that load React 16, to inspect what they rendered: what Enzyme 3 documents. */
export function createEnzyme(parts: EnzymeParts) {
  const tools = createReactTools(parts)
  return {
    mount: (element: ReactElement, options: RenderOptions = {}) =>
      ReactWrapper.mount(checked(element), options, tools),
    shallow: (element: ReactElement, options: RenderOptions = {}) =>
      ShallowWrapper.shallow(checked(element), options, tools),
    /** What the server would send, as jQuery has it. */
    render: (element: ReactElement): unknown =>
      ShallowWrapper.shallow(
        page.React.createElement(() => checked(element)),
        {},
        tools,
      ).render(),
    ReactWrapper,
    ShallowWrapper,
    configure: (): void => undefined,
  }
}

function checked(element: unknown): ReactElement {
  if (!isReactElement(element)) throw new TypeError('Enzyme renders elements only.')
  return element
}
