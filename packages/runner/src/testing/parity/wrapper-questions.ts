import type { Element, Page, Wrapper } from './tree-components.ts'
import type { Wanted } from './tree-selectors.ts'

/** What a wrapper says about its nodes. Runs inside of both runners. */
export function wrapperQuestions({ React }: Page, { selectors, wanted }: Wanted) {
  const single = selectors.slice(0, 10)
  const attempt = (work: () => unknown): unknown => {
    try {
      return shown(work())
    } catch {
      return 'raised'
    }
  }
  const shown = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(shown)
    if (typeof value === 'function') return `function ${value.name}`
    if (typeof value === 'symbol') return String(value)
    if (typeof value !== 'object' || value === null) return value
    if ('debug' in value) return (value as Wrapper).map((node: Wrapper) => attempt(() => node.name()))
    if ('$$typeof' in value) {
      const { type, props } = value as unknown as Element
      return ['element', shown(type), Object.keys(props)]
    }
    if ('outerHTML' in value) return value.outerHTML
    if (value instanceof React.Component) return `instance of ${value.constructor.name}`
    if ('text' in value) return attempt(() => (value as { text: () => unknown }).text())
    return Object.keys(value)
  }

  return (wrapper: Wrapper): Record<string, unknown> => {
    const each = <Input>(inputs: readonly Input[], question: (input: Input) => unknown) =>
      inputs.map((input) => attempt(() => question(input)))
    const said: Record<string, unknown> = {
      length: wrapper.length,
      debug: [attempt(() => wrapper.debug()), attempt(() => wrapper.debug({ ignoreProps: true }))],
      find: each(selectors, (selector) => wrapper.find(selector)),
      filter: each(single, (selector) => wrapper.filter(selector)),
      not: each(single, (selector) => wrapper.not(selector)),
      is: each(single, (selector) => wrapper.is(selector)),
      some: each(single, (selector) => wrapper.some(selector)),
      every: each(single, (selector) => wrapper.every(selector)),
      exists: [
        wrapper.exists(),
        attempt(() => wrapper.exists(undefined as never)),
        ...each(single, (selector) => wrapper.exists(selector)),
      ],
      children: [
        attempt(() => wrapper.children()),
        ...each(single, (selector) => wrapper.children(selector)),
      ],
      parents: [attempt(() => wrapper.parents()), ...each(single, (selector) => wrapper.parents(selector))],
      closest: each(single, (selector) => wrapper.closest(selector)),
      hasClass: each(['card', 'a', 'box', 'missing'], (name) => wrapper.hasClass(name)),
      prop: each(['label', 'size', 'children', 'missing'], (name) => wrapper.prop(name)),
      contains: each(wanted, (one) => wrapper.contains(one)),
      containsMatchingElement: each(wanted, (one) => wrapper.containsMatchingElement(one)),
      containsAllMatchingElements: [attempt(() => wrapper.containsAllMatchingElements(wanted.slice(0, 2)))],
      containsAnyMatchingElements: [attempt(() => wrapper.containsAnyMatchingElements(wanted.slice(0, 4)))],
      equals: each(wanted, (one) => wrapper.equals(one)),
      matchesElement: each(wanted, (one) => wrapper.matchesElement(one)),
      childAt: each([0, 1, 9], (index) => wrapper.childAt(index)),
      at: each([0, 1, -1, 9], (index) => wrapper.at(index)),
      get: each([0, 1, 9], (index) => wrapper.get(index)),
      slice: [wrapper.slice(1), wrapper.slice(0, 1)].map(shown),
      findWhere: attempt(() => wrapper.findWhere((node: Wrapper) => node.type() === 'p')),
      filterWhere: attempt(() => wrapper.filterWhere((node: Wrapper) => node.name() === 'p')),
      someWhere: attempt(() => wrapper.someWhere((node: Wrapper) => node.name() === 'p')),
      everyWhere: attempt(() => wrapper.everyWhere((node: Wrapper) => node.name() === 'p')),
      flatMap: attempt(() => wrapper.flatMap((node: Wrapper) => node.children().getElements())),
      reduce: attempt(() => wrapper.reduce((sum: number, node: Wrapper) => sum + node.children().length, 0)),
      reduceRight: attempt(() =>
        wrapper.reduceRight((text: string, node: Wrapper) => `${text}${String(node.name())}`, ''),
      ),
      forEach: attempt(() => wrapper.forEach(() => undefined)),
      map: attempt(() => wrapper.map((node: Wrapper, index: number) => [node.length, index])),
      single: attempt(() => wrapper.single('x', () => 'one')),
      render: attempt(() => wrapper.render()),
      tap: attempt(() => wrapper.tap(() => undefined)),
    }
    for (const name of [
      'type',
      'name',
      'key',
      'props',
      'text',
      'html',
      'parent',
      'root',
      'first',
      'last',
      'hostNodes',
      'isEmpty',
      'isEmptyRender',
      'getElement',
      'getElements',
      'instance',
      'state',
      'context',
      'dive',
      'shallow',
      'getDOMNode',
    ] as const) {
      if (name in wrapper)
        said[name] = attempt(() => (wrapper as unknown as Record<string, () => unknown>)[name]?.())
    }
    return said
  }
}
