type ReactGlobals = {
  React?: {
    act: (work: () => Promise<void>) => Promise<void>
    createElement: (component: unknown, properties: unknown) => unknown
  }
  ReactDOM?: { createRoot: (container: Element) => { render: (element: unknown) => void } }
}

/** Renders a component with the lesson's own React into a new element, and returns that element. */
export async function prepTestComponent(component: unknown, properties?: unknown): Promise<HTMLElement> {
  const { React, ReactDOM } = globalThis as ReactGlobals
  if (!React || !ReactDOM) throw new Error('prepTestComponent needs a page with React')
  const container = document.createElement('div')
  await React.act(async () => {
    ReactDOM.createRoot(container).render(React.createElement(component, properties))
  })
  return container
}
