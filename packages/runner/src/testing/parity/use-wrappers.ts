import type { Fact } from './ask-both.ts'
import type { Components, Element, Page, Wrapper } from './enzyme-components.ts'
import type { BothWrapper, Scenarios } from './enzyme-scenarios.ts'

/** What both kinds of wrappers do in the life of a component. Runs inside of both runners. */
export function useWrappers(
  { Enzyme, React }: Page,
  { Counter, notes }: Components,
  scenarios: Scenarios,
): Fact[] {
  const { createElement } = React
  const shown = (value: unknown): unknown => {
    if (typeof value === 'function') {
      try {
        return shown((value as () => unknown)())
      } catch {
        return 'raised'
      }
    }
    if (Array.isArray(value)) return value.map(shown)
    if (typeof value === 'symbol') return String(value)
    if (value instanceof Element) return value.outerHTML
    if (value instanceof React.Component) return `instance of ${value.constructor.name}`
    if (typeof value === 'object' && value !== null && 'debug' in value) return (value as Wrapper).debug()
    return value ?? null
  }
  const facts: Fact[] = []
  for (const kind of ['mount', 'shallow'] as const) {
    for (const [name, play] of Object.entries(scenarios)) {
      notes.length = 0
      const render = (element: Element, options?: object) =>
        Enzyme[kind](element, options) as unknown as BothWrapper
      const answer = shown(() => play(render))
      facts.push({ about: `${kind} ${name}`, said: { [name]: [answer, shown(notes)] } })
    }
  }
  const html = Enzyme.render(createElement(Counter, { name: 'Ada' })) as {
    text: () => string
    find: (s: string) => { length: number }
  }
  facts.push({
    about: 'render',
    said: {
      render: [
        html.text(),
        html.find('h1').length,
        Object.keys(Enzyme)
          .filter((name) => name !== 'EnzymeAdapter')
          .toSorted(),
      ],
    },
  })
  return facts
}
