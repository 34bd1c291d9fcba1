import { childrenOf, isTree, type Tree } from './parse-typescript.ts'
import { treesIn } from './tree-parts.ts'

const functionTypes: ReadonlySet<string> = new Set([
  'FunctionDeclaration',
  'FunctionExpression',
  'ArrowFunctionExpression',
])

function returnsIn(tree: Tree): Tree[] {
  if (tree.type === 'ReturnStatement') return [tree['argument']].filter(isTree)
  if (tree.type !== 'BlockStatement' && functionTypes.has(tree.type)) return []
  return childrenOf(tree).flatMap(returnsIn)
}

/** The function that a tree is, or contains as a value. */
export function functionIn(tree: Tree): Tree | undefined {
  return [tree, tree['init'], tree['value']].filter(isTree).find(({ type }) => functionTypes.has(type))
}

/** Declared functions first, then variables with a function as value. */
export function functionsAmong(trees: readonly Tree[]): Tree[] {
  const declarations = trees.filter(({ type }) => type === 'FunctionDeclaration')
  const declarators = trees
    .flatMap((tree) => (tree.type === 'VariableDeclaration' ? treesIn(tree['declarations']) : [tree]))
    .filter(({ type, init }) => type === 'VariableDeclarator' && isTree(init) && functionTypes.has(init.type))
  return [...declarations, ...declarators]
}

/** The values that a function may return. */
export function returnedBy(tree: Tree | undefined): Tree[] {
  const body = tree?.['body']
  if (!isTree(body)) return []
  return body.type === 'BlockStatement' ? returnsIn(body) : [body]
}
