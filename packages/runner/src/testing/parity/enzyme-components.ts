import type { createEnzyme } from '../../inside/tools/enzyme.ts'

export type Enzyme = ReturnType<typeof createEnzyme>
export type Wrapper = ReturnType<Enzyme['mount']>
export type Element = Parameters<Enzyme['mount']>[0]
type Component = {
  props: Record<string, unknown>
  state: Record<string, unknown> | null
  context: Record<string, unknown>
  setState: (change: unknown, done?: () => void) => void
  forceUpdate: () => void
}
export type Page = {
  Enzyme: Enzyme
  React: {
    Component: new (...args: unknown[]) => Component
    createElement: (type: unknown, props?: object | null, ...children: unknown[]) => Element
  }
}
export type Components = ReturnType<typeof notedComponents>

/** Components that note what happens to them. Runs inside of both runners. */
export function notedComponents({ React }: Page) {
  const { createElement } = React
  const notes: unknown[] = []
  const note = (...what: unknown[]) => void notes.push(what)

  class Counter extends React.Component {
    static contextTypes = { mood: () => null }
    static getDerivedStateFromProps = (props: object, state: object) => {
      note('derived', Object.keys(props), state)
      return null
    }
    override state: Record<string, unknown> = { count: 0, error: '' }
    add = (event?: { target?: { value?: unknown } }, more?: unknown) => {
      note('add', event?.target?.value, more)
      this.setState((state: { count: number }) => ({ count: state.count + 1 }))
    }
    componentDidMount() {
      note('mounted')
    }
    shouldComponentUpdate(props: unknown, state: unknown) {
      note('should', props, state)
      return true
    }
    getSnapshotBeforeUpdate() {
      return 'snapshot'
    }
    componentDidUpdate(props: unknown, state: unknown, snapshot: unknown) {
      note('updated', props, state, snapshot)
    }
    componentWillUnmount() {
      note('unmounted')
    }
    componentDidCatch(error: Error, info: object) {
      note('caught', error.message, Object.keys(info))
      this.setState({ error: error.message })
    }
    render() {
      note('render')
      const { count, error } = this.state
      return createElement(
        'div',
        { id: 'counter' },
        createElement('h1', null, String(this.props['name']), ' ', count, error),
        createElement('button', { onClick: this.add, onDoubleClick: () => note('double') }, 'Add'),
        createElement('input', { onChange: this.add, onKeyDown: this.add, disabled: true }),
        createElement(Child, { say: (word: string) => createElement('i', null, word), onShow: this.add }),
        this.context['mood'],
      )
    }
  }
  const Child = ({ say }: { say: (word: string) => unknown }) => createElement('p', null, say('hello'))
  class Bare extends React.Component {
    render() {
      return null
    }
  }
  class Deep extends React.Component {
    render() {
      return createElement(Counter, { name: 'deep' })
    }
  }
  const Plain = ({ name }: { name: string }) => createElement('b', null, name)
  const Outer = ({ id, children }: { id?: string; children?: unknown }) =>
    createElement('main', { id }, children)

  return { Counter, Child, Bare, Deep, Plain, Outer, notes, note }
}
