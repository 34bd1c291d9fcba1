import { isTree, type Tree } from './parse-typescript.ts'
import { treesIn, unwrapped } from './tree-parts.ts'

/** The members in the body of a class or an interface. */
function membersOf({ body }: Tree): Tree[] {
  return isTree(body) ? treesIn(body['body']) : []
}

/** Properties of an interface's body, or of a type that is an object. */
export function signaturesOf(tree: Tree): Tree[] {
  const object = unwrapped(tree['typeAnnotation'])
  const members = object ? treesIn(object['members']) : membersOf(tree)
  return members.filter(({ type }) => type === 'TSPropertySignature' || type === 'TSMethodSignature')
}

export function methodsOf(tree: Tree): Tree[] {
  return membersOf(tree).filter(({ type, kind }) => type === 'MethodDefinition' && kind !== 'constructor')
}

export function constructorOf(tree: Tree): Tree | undefined {
  return membersOf(tree).find(({ kind }) => kind === 'constructor')
}

export function propertiesOf(tree: Tree): Tree[] {
  return membersOf(tree).filter(({ type }) => type === 'PropertyDefinition')
}

/** The class that a class extends, or the interfaces that an interface extends. */
export function basesOf(tree: Tree): Tree[] {
  const { superClass } = tree
  return isTree(superClass) ? [superClass] : treesIn(tree['extends'])
}

export function isPrivateMember({ accessibility, key }: Tree): boolean {
  return accessibility === 'private' || (isTree(key) && key.type === 'PrivateIdentifier')
}
