import { childrenOf, isTree, type Tree } from './parse-typescript.ts'

export function treesIn(value: unknown): Tree[] {
  return Array.isArray(value) ? value.filter(isTree) : []
}

/** The parts of a list such as `<A, B>`. */
export function listed(list: unknown): Tree[] {
  return isTree(list) ? treesIn(list['params']) : []
}

export function nameOf(tree: unknown): string | undefined {
  if (!isTree(tree)) return undefined
  const { name, value } = tree
  return typeof name === 'string' ? name : typeof value === 'string' ? value : undefined
}

export function annotationIn(tree: Tree): Tree | undefined {
  return unwrapped(tree['typeAnnotation'])
}

/** The type within `: type`, the object within `{…} as const`. */
export function unwrapped(value: unknown): Tree | undefined {
  if (!isTree(value)) return undefined
  if (value.type === 'TSTypeAnnotation') return unwrapped(value['typeAnnotation'])
  if (value.type === 'TSAsExpression' || value.type === 'TSSatisfiesExpression')
    return unwrapped(value['expression'])
  return value
}

export function withDescendants(tree: Tree): Tree[] {
  return [tree, ...childrenOf(tree).flatMap(withDescendants)]
}
