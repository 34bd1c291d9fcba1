import type { createEnzyme } from '../../inside/tools/enzyme.ts'
import type { Described } from './described-trees.ts'

type Enzyme = ReturnType<typeof createEnzyme>
export type Wrapper = ReturnType<Enzyme['mount']> | ReturnType<Enzyme['shallow']>
export type Element = Parameters<Enzyme['mount']>[0]
export type Page = {
  Enzyme: Enzyme
  React: {
    Component: new () => object
    Fragment: unknown
    createElement: (type: unknown, props?: object | null, ...children: unknown[]) => Element
    StrictMode: unknown
    forwardRef: (render: unknown) => unknown
    memo: (component: unknown) => unknown
  }
}

export type TreeComponents = ReturnType<typeof treeComponents>

/** Components, and how a tree of them is made. Runs inside of both runners. */
export function treeComponents({ React }: Page, tree: Described) {
  const { createElement } = React
  class Box extends React.Component {
    declare props: { title?: string; children?: unknown }
    state = { count: 0 }
    render() {
      const { title, children } = this.props
      return createElement(
        'section',
        { className: 'box', id: title },
        title,
        createElement('b', null, this.state.count),
        children,
      )
    }
  }
  const Card = ({ label, children }: { label?: string; children?: unknown }) =>
    createElement('div', { className: `card ${label}` }, createElement('h1', null, label), children)
  const Named = Object.assign(({ children }: { children?: unknown }) => createElement('p', null, children), {
    displayName: 'My.Card',
  })
  const components: Readonly<Record<string, unknown>> = {
    Box,
    Card,
    Named,
    Memo: React.memo(Card),
    Nothing: () => null,
    Several: () => [createElement('li', { key: 'a' }, 'one'), createElement('li', { key: 'b' }, 'two')],
    Fragment: React.Fragment,
    Strict: React.StrictMode,
    Forward: React.forwardRef(Card),
  }
  const build = (part: Described): unknown =>
    typeof part === 'object' && part !== null
      ? createElement(components[part.type] ?? part.type, part.props, ...part.children.map(build))
      : part
  const App = () => build(tree)
  return { Box, Card, App, element: build(tree) as Element }
}
