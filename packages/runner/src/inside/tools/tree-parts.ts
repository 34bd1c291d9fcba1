import { childrenOf, isTree, type Tree } from './parse-typescript.ts'

const functionTypes: ReadonlySet<string> = new Set([
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

export function withDescendants(tree: Tree): Tree[] {
  return [tree, ...childrenOf(tree).flatMap(withDescendants)]
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

/** The members in the body of a class or an interface. */
export function membersOf({ body }: Tree): Tree[] {
  return isTree(body) ? treesIn(body['body']) : []
}

/** Properties of an interface's body, or of a type that is an object. */
export function signaturesOf(tree: Tree): Tree[] {
  const object = unwrapped(tree['typeAnnotation'])
  const members = object ? treesIn(object['members']) : membersOf(tree)
  return members.filter(({ type }) => type === 'TSPropertySignature' || type === 'TSMethodSignature')
}
