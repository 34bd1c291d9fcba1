type ReactGlobals = {
  React?: {
    act: (work: () => Promise<void>) => Promise<void>
    createElement: (component: unknown, properties: unknown) => unknown
  }
  ReactDOM?: { createRoot: (container: Element) => { render: (element: unknown) => void } }
  IS_REACT_ACT_ENVIRONMENT?: boolean
}

/** Renders a component with the lesson's own React into a new element, and returns that element. */
export async function prepTestComponent(component: unknown, properties?: unknown): Promise<HTMLDivElement> {
  const page = globalThis as ReactGlobals
  page.IS_REACT_ACT_ENVIRONMENT = true
  const container = document.createElement('div')
  const element = page.React?.createElement(component, properties)
  await page.React?.act(async () => page.ReactDOM?.createRoot(container).render(element))
  return container
}
