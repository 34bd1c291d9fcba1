import type { Fact } from './ask-both.ts'
import type { Described } from './described-trees.ts'
import type { Page, TreeComponents, Wrapper } from './tree-components.ts'

/** A tree, in a component or by itself, and how it is rendered. */
export type Rendered = { tree: Described; kind: 'mount' | 'shallow'; isInside: boolean }

/** What wrappers say about a rendered tree and its nodes. Runs inside of both runners. */
export function readTree(
  { Enzyme, React }: Page,
  { App, element }: TreeComponents,
  ask: (wrapper: Wrapper) => Record<string, unknown>,
  { tree, kind, isInside }: Rendered,
): Fact[] {
  const shown = isInside ? React.createElement(App) : element
  const about = `${JSON.stringify(tree)} ${kind}${isInside ? ' inside' : ''}`
  let root: Wrapper
  try {
    root = Enzyme[kind](shown)
  } catch {
    return [{ about, said: { [kind]: 'raised' } }]
  }
  const facts: Fact[] = []
  const add = (wrapper: Wrapper, of: string) => facts.push({ about: of, said: ask(wrapper) })
  add(root, about)
  for (const selector of ['*', 'p', 'Box', '.card']) {
    add(root.find(selector), `${about} ${selector}`)
  }
  const all: Wrapper = root.find('*')
  all.forEach((node: Wrapper, index: number) => {
    if (index % 3 === 0 && index < 15) add(node, `${about} * ${index}`)
  })
  const texts: Wrapper = all.first().findWhere((node: Wrapper) => node.type() === undefined)
  add(texts, `${about} texts`)
  return facts
}
