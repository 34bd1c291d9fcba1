import type { Components, Element, Enzyme, Page, Wrapper } from './enzyme-components.ts'

/** Members that only one kind has are called, too: the other refuses. */
export type BothWrapper = Omit<Wrapper, 'find' | 'root' | 'simulate'> &
  Omit<ReturnType<Enzyme['shallow']>, keyof Wrapper> & {
    find: (selector: unknown) => BothWrapper
    root: () => BothWrapper
    simulate: (event: string, ...details: unknown[]) => BothWrapper
  }
export type Scenarios = Readonly<
  Record<string, (render: (element: Element, options?: object) => BothWrapper) => unknown[]>
>

/** What tests do with components; a function is an answer that may be refused. Runs inside of both runners. */
export function enzymeScenarios(
  { React }: Page,
  { Counter, Child, Bare, Deep, Plain, Outer, note }: Components,
): Scenarios {
  const { createElement } = React
  const given = (options: object = {}) => [createElement(Counter, { name: 'Ada' }), options] as const
  return {
    life: (render) => {
      const w = render(...given())
      w.setState({ count: 4 })
      w.setProps({ name: 'Bo' })
      w.unmount()
      return []
    },
    'life without life-cycle': (render) => {
      render(...given({ disableLifecycleMethods: true })).setState({ count: 1 })
      return []
    },
    state: (render) => {
      const w = render(...given())
      return [
        w.state(),
        w.state('count'),
        w.state('missing'),
        w.setState({ count: 2 }).state('count'),
        w.setState((state: { count: number }) => ({ count: state.count * 3 })).state('count'),
      ]
    },
    'state with callback': (render) => {
      const w = render(...given())
      w.setState({ count: 9 }, () => note('done'))
      w.setProps({ name: 'C' }, () => note('done too'))
      return [w.find('h1').text()]
    },
    'state of a child': (render) => {
      const w = render(createElement(Deep))
      return [() => w.find(Counter).state('count'), () => w.find(Counter).instance(), () => w.state()]
    },
    'state of a function': (render) => {
      const w = render(createElement(Plain, { name: 'x' }))
      return [() => w.state(), () => w.setState({}), () => w.instance(), w.setProps({ name: 'y' }).text()]
    },
    'state of none': (render) => {
      const w = render(createElement(Bare))
      return [
        () => w.state(),
        () => w.state('a'),
        w.isEmptyRender(),
        w.html(),
        w.text(),
        w.debug(),
        () => w.type(),
        () => w.name(),
        w.length,
        w.exists(),
      ]
    },
    'instance changes': (render) => {
      const w = render(...given())
      const h1 = w.find('h1')
      ;(w.instance() as InstanceType<typeof Counter>).add()
      const before = h1.text()
      w.update()
      return [before, w.find('h1').text(), h1.text(), w.state('count')]
    },
    events: (render) => {
      const w = render(...given())
      w.find('button').simulate('click', { target: { value: 5 } }, 'more')
      w.find('button').simulate('doubleclick')
      w.find('input').simulate('keydown', { target: { value: 'k' } })
      w.find('input').simulate('change', { target: { value: 'v' } })
      return [
        w.state('count'),
        () => w.find('button').simulate('nothing'),
        () => w.find('missing').simulate('click'),
        w.find('h1').simulate('click').name(),
      ]
    },
    invoke: (render) => {
      const w = render(...given())
      w.find(Child).invoke('onShow')({ target: { value: 1 } })
      return [w.state('count'), () => w.find('h1').invoke('onClick')]
    },
    renderProp: (render) => {
      const w = render(...given())
      return [
        w.find(Child).renderProp('say')('hi').debug(),
        () => w.find(Child).renderProp('missing'),
        () => w.find('h1').renderProp('say'),
      ]
    },
    context: (render) => {
      const w = render(...given({ context: { mood: 'fine', other: 1 } }))
      return [w.context(), w.context('mood'), w.setContext({ mood: 'bad' }).text(), w.context('mood')]
    },
    'no context': (render) => {
      const w = render(...given())
      return [() => w.context(), () => w.setContext({})]
    },
    errors: (render) => {
      const w = render(...given())
      return [
        () => w.find(Child).simulateError(new Error('oh')).name(),
        w.state('error'),
        () => w.find('h1').simulateError(new Error('no')),
        () => w.simulateError(new Error('root')),
      ]
    },
    'uncaught errors': (render) => {
      const w = render(createElement(Outer, null, createElement(Child, { say: () => null })))
      return [() => w.find(Child).simulateError(new Error('free'))]
    },
  }
}
