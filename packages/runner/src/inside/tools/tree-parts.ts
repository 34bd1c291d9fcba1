import { childrenOf, isTree, type Tree } from './parse-typescript.ts'

export const functionTypes: ReadonlySet<string> = new Set([
  'FunctionDeclaration',
  'FunctionExpression',
  'ArrowFunctionExpression',
])

export function treesIn(value: unknown): Tree[] {
  return Array.isArray(value) ? value.filter(isTree) : []
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

export function returnsIn(tree: Tree): Tree[] {
  if (tree.type === 'ReturnStatement') return [tree['argument']].filter(isTree)
  if (tree.type !== 'BlockStatement' && functionTypes.has(tree.type)) return []
  return childrenOf(tree).flatMap(returnsIn)
}
