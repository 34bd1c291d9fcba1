import {
  basesOf,
  constructorOf,
  isPrivateMember,
  methodsOf,
  propertiesOf,
  signaturesOf,
} from './class-parts.ts'
import { functionIn, functionsAmong, returnedBy } from './function-parts.ts'
import { isTree, parseTypescript, type Tree } from './parse-typescript.ts'
import { isSameCode } from './same-code.ts'
import { annotationIn, listed, nameOf, treesIn, unwrapped, withDescendants } from './tree-parts.ts'

type TypeProperty = { name: string; type?: string; isOptional?: boolean }
type Found = Record<string, Explorer>

/** Queries on a TypeScript program, `await __helpers.Explorer(code)` (docs/reference/workshop.md, “Test tools”). */
export class Explorer {
  readonly #source: string
  readonly #trees: readonly Tree[]
  readonly #isProgram: boolean

  /** A part of a program, or the statements of all of it; none when there is no such part. */
  constructor(source: string, trees: readonly Tree[], { isProgram = false } = {}) {
    this.#source = source
    this.#trees = trees
    this.#isProgram = isProgram
  }

  isEmpty(): boolean {
    return this.#trees.length === 0
  }

  toString(): string {
    const [first] = this.#trees
    const last = this.#trees.at(-1)
    return first && last ? this.#source.slice(first.start, last.end) : ''
  }

  /** Whether it means the same, regardless of spacing and quotes. */
  matches(other: string | Explorer): boolean {
    return !this.isEmpty() && isSameCode(this.toString(), other.toString())
  }

  get variables(): Found {
    const declarators = this.#statements()
      .filter(({ type }) => type === 'VariableDeclaration')
      .flatMap((declaration) => treesIn(declaration['declarations']))
    return this.#byName(declarators, ({ id }) => nameOf(id))
  }

  /** Functions at the top level; `allFunctions` includes nested ones. */
  get functions(): Found {
    return this.#byName(functionsAmong(this.#statements()), ({ id }) => nameOf(id))
  }

  get allFunctions(): Found {
    const everything = this.#statements().flatMap(withDescendants)
    return this.#byName(functionsAmong(everything), ({ id }) => nameOf(id))
  }

  get types(): Found {
    return this.#declared('TSTypeAliasDeclaration')
  }

  get interfaces(): Found {
    return this.#declared('TSInterfaceDeclaration')
  }

  get classes(): Found {
    return this.#declared('ClassDeclaration')
  }

  // Of a variable, a parameter or a property

  get value(): Explorer {
    const { init, value } = this.#tree()
    return this.#part(init ?? value)
  }

  get annotation(): Explorer {
    const tree = this.#tree()
    return this.#part(annotationIn(isTree(tree['id']) ? tree['id'] : tree))
  }

  hasAnnotation(annotation: string): boolean {
    return this.annotation.matches(annotation)
  }

  /** Queries on a type, or on something annotated with one, in any order. */
  isUnionOf(types: readonly string[]): boolean {
    const tree = this.#tree()
    const union = tree['typeAnnotation'] ? this.#part(unwrapped(tree['typeAnnotation'])) : this.annotation
    const members = treesIn(union.#tree()['types']).map((member) => this.#part(member))
    return (
      members.length === types.length && types.every((type) => members.some((member) => member.matches(type)))
    )
  }

  get objectProps(): Found {
    const { value } = this
    const object = value.isEmpty() ? this.#tree() : unwrapped(value.#tree())
    return this.#byName(treesIn(object?.['properties']), ({ key }) => nameOf(key))
  }

  hasCast(type?: string): boolean {
    const tree = this.value.isEmpty() ? this.#tree() : this.value.#tree()
    const cast = tree.type === 'TSAsExpression' || tree.type === 'TSTypeAssertion'
    return cast && (type === undefined || this.#part(tree['typeAnnotation']).matches(type))
  }

  hasNonNullAssertion(): boolean {
    return [this.#tree(), this.value.#tree()].some(({ type }) => type === 'TSNonNullExpression')
  }

  // Of a function

  get parameters(): Explorer[] {
    return treesIn(this.#function()?.['params']).map((parameter) => this.#part(parameter))
  }

  hasReturnAnnotation(annotation: string): boolean {
    return this.#part(unwrapped(this.#function()?.['returnType'])).matches(annotation)
  }

  hasReturn(value: string): boolean {
    return returnedBy(this.#function()).some((tree) => this.#part(tree).matches(value))
  }

  get typeParameters(): Explorer[] {
    const owner = this.#function() ?? this.#tree()
    return listed(owner['typeParameters']).map((parameter) => this.#part(parameter))
  }

  get typeArguments(): Explorer[] {
    const call = this.value.isEmpty() ? this.#tree() : this.value.#tree()
    const list = [call['typeArguments'], call['typeParameters']].find(isTree)
    return listed(list).map((argument) => this.#part(argument))
  }

  // Of an interface, a type or a class

  get typeProps(): Found {
    return this.#byName(signaturesOf(this.#tree()), ({ key }) => nameOf(key))
  }

  hasTypeProps(wanted: TypeProperty | readonly TypeProperty[]): boolean {
    const found = this.typeProps
    return [wanted].flat().every(({ name, type, isOptional }) => {
      const property = Object.hasOwn(found, name) ? found[name] : undefined
      if (!property) return false
      const hasType = type === undefined || property.hasAnnotation(type)
      return hasType && (isOptional === undefined || (property.#tree()['optional'] ?? false) === isOptional)
    })
  }

  doesExtend(bases: string | readonly string[]): boolean {
    return this.#hasAll(basesOf(this.#tree()), [bases].flat())
  }

  doesImplement(bases: string | readonly string[]): boolean {
    return this.#hasAll(treesIn(this.#tree()['implements']), [bases].flat())
  }

  get methods(): Found {
    return this.#byName(methodsOf(this.#tree()), ({ key }) => nameOf(key))
  }

  get classConstructor(): Explorer | null {
    const found = constructorOf(this.#tree())
    return found ? this.#part(found) : null
  }

  get classProps(): Found {
    return this.#byName(propertiesOf(this.#tree()), ({ key }) => nameOf(key))
  }

  /** Parameters of the constructor that are properties as well. */
  get constructorProps(): Found {
    const constructor = this.classConstructor
    const parameters = treesIn(constructor ? constructor.#function()?.['params'] : [])
    return this.#byName(
      parameters.filter(({ type }) => type === 'TSParameterProperty'),
      ({ parameter }) => nameOf(parameter),
    )
  }

  isPrivate(): boolean {
    return isPrivateMember(this.#tree())
  }

  isProtected(): boolean {
    return this.#tree()['accessibility'] === 'protected'
  }

  isPublic(): boolean {
    return !this.isEmpty() && !this.isPrivate() && !this.isProtected()
  }

  isReadOnly(): boolean {
    return this.#tree()['readonly'] === true
  }

  #tree(): Tree {
    return this.#trees[0] ?? { type: 'Nothing', start: 0, end: 0 }
  }

  #part(tree: unknown): Explorer {
    return new Explorer(this.#source, isTree(tree) ? [tree] : [])
  }

  /** The statements of a program or of a function's body; exported ones are included. */
  #statements(): Tree[] {
    const body = this.#isProgram ? undefined : this.#function()?.['body']
    const statements = isTree(body) ? treesIn(body['body']) : this.#trees
    return statements.flatMap((statement) =>
      isTree(statement['declaration']) ? [statement['declaration']] : [statement],
    )
  }

  #declared(type: string): Found {
    return this.#byName(
      this.#statements().filter((statement) => statement.type === type),
      ({ id }) => nameOf(id),
    )
  }

  #function(): Tree | undefined {
    return functionIn(this.#tree())
  }

  #hasAll(trees: readonly Tree[], texts: readonly string[]): boolean {
    return texts.every((text) => trees.some((tree) => this.#part(tree).matches(text)))
  }

  #byName(trees: readonly Tree[], name: (tree: Tree) => string | undefined): Found {
    return Object.fromEntries(
      trees.flatMap((tree): [string, Explorer][] => {
        const found = name(tree)
        return found === undefined ? [] : [[found, this.#part(tree)]]
      }),
    )
  }
}

/** The whole program; nothing when it cannot be parsed. */
export function explore(code: string): Explorer {
  const parsed = parseTypescript(code)
  return new Explorer(parsed?.source ?? '', parsed?.body ?? [], { isProgram: true })
}
