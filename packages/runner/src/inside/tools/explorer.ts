import {
  isAsExpression,
  isBlock,
  isClassDeclaration,
  isIdentifier,
  isNonNullExpression,
  isObjectLiteralExpression,
  isPropertyAssignment,
  isReturnStatement,
  isUnionTypeNode,
  isVariableStatement,
  type ModifierSyntaxKind,
  type Node,
  SyntaxKind,
} from 'typescript-5'
import { assignmentsToThis, hasHeritage, hasModifier } from './explorer/class-parts.ts'
import { hasTypeProperties, type TypeProperty } from './explorer/has-type-properties.ts'
import { isSameCode, isSameType } from './explorer/is-same-code.ts'
import { kindOf, parsePart, type PartKind } from './explorer/parse-part.ts'
import {
  annotationOf,
  bodyOf,
  functionValueOf,
  hasName,
  nameOf,
  partsOf,
  statementsOf,
  valueOf,
  variableOf,
} from './explorer/parts-of.ts'
import { parametersOf, returnTypeOf, typeArgumentsOf, typeParametersOf } from './explorer/signature-of.ts'

type Found = Record<string, Explorer>

/**
 * Queries on a TypeScript program, `await __helpers.Explorer(code)`, or on a part of one
 * (docs/reference/workshop.md, “Test tools”).
 */
export class Explorer {
  /** TypeScript's own node; null when there is nothing. Tests name a kind by another part's: `getAll(part.tree.kind)`. */
  readonly tree: Node | null
  readonly context: PartKind

  constructor(tree: Node | string = '', context: PartKind = 'source') {
    this.tree = typeof tree === 'string' ? parsePart(tree, context) : tree
    this.context = typeof tree === 'string' ? context : kindOf(tree)
  }

  isEmpty(): boolean {
    return this.tree === null
  }

  toString(): string {
    return this.tree?.getText() ?? 'no ast'
  }

  /** Whether it means the same, regardless of spacing, quotes and semicolons. */
  matches(other: string | Explorer): boolean {
    if (typeof other !== 'string') return isSameCode(this.tree, other.tree)
    return this.tree ? isSameCode(this.tree, parsePart(other, this.context)) : other.trim() === ''
  }

  /** The statements of a program or of a function, and the members of a class or of a type, that are of a kind. */
  getAll(kind: SyntaxKind): Explorer[] {
    return this.#allOf(kind).map((node) => new Explorer(node))
  }

  get variables(): Found {
    return byName(this.#allOf(SyntaxKind.VariableStatement))
  }

  /** Declarations; `allFunctions` includes variables with a function as their value. */
  get functions(): Found {
    return byName(this.#allOf(SyntaxKind.FunctionDeclaration).filter(hasName))
  }

  get allFunctions(): Found {
    const variables = this.#allOf(SyntaxKind.VariableStatement).filter(functionValueOf)
    return { ...this.functions, ...byName(variables) }
  }

  get types(): Found {
    return byName(this.#allOf(SyntaxKind.TypeAliasDeclaration))
  }

  get interfaces(): Found {
    return byName(this.#allOf(SyntaxKind.InterfaceDeclaration))
  }

  get classes(): Found {
    return byName(this.#allOf(SyntaxKind.ClassDeclaration).filter(hasName))
  }

  // Of a variable, a parameter or a property

  get value(): Explorer {
    return this.#part(valueOf)
  }

  get annotation(): Explorer {
    return this.#part(annotationOf)
  }

  hasAnnotation(annotation: string): boolean {
    return isSameType(this.annotation.tree, annotation)
  }

  isUnionOf(types: readonly string[]): boolean {
    const { tree } = this.annotation
    if (!tree || !isUnionTypeNode(tree) || tree.types.length !== types.length) return false
    return tree.types.every((member) => types.some((type) => isSameType(member, type)))
  }

  get objectProps(): Found {
    const { tree } = this
    const object = tree && isVariableStatement(tree) ? variableOf(tree).initializer : tree
    if (!object || !isObjectLiteralExpression(object)) return {}
    return byName(object.properties.filter(isPropertyAssignment).filter(({ name }) => isIdentifier(name)))
  }

  /** Whether it is `value as Type`. */
  hasCast(type?: string): boolean {
    if (!this.tree || !isAsExpression(this.tree)) return false
    return type === undefined || isSameType(this.tree.type, type)
  }

  hasNonNullAssertion(): boolean {
    return this.tree !== null && isNonNullExpression(this.tree)
  }

  // Of a function

  get parameters(): Explorer[] {
    return this.#parts(parametersOf)
  }

  get typeParameters(): Explorer[] {
    return this.#parts(typeParametersOf)
  }

  /** Of a type such as `Map<string, number>`, or of a call. */
  get typeArguments(): Explorer[] {
    return this.#parts(typeArgumentsOf)
  }

  hasReturnAnnotation(annotation: string): boolean {
    return isSameType(this.#part(returnTypeOf).tree, annotation)
  }

  /** Whether the first statement that returns something returns this. */
  hasReturn(value: string): boolean {
    const { tree: body } = this.#part(bodyOf)
    if (!body) return false
    if (!isBlock(body)) return new Explorer(body).matches(value)
    const returned = statementsOf(body)
      .filter(isReturnStatement)
      .find(({ expression }) => expression)
    return returned?.expression !== undefined && new Explorer(returned.expression).matches(value)
  }

  // Of an interface, a type or a class

  get typeProps(): Found {
    return byName(this.#allOf(SyntaxKind.PropertySignature))
  }

  hasTypeProps(wanted: TypeProperty | readonly TypeProperty[]): boolean {
    return this.tree !== null && hasTypeProperties(this.tree, [wanted].flat())
  }

  doesExtend(bases: string | readonly string[]): boolean {
    return this.tree !== null && hasHeritage(this.tree, SyntaxKind.ExtendsKeyword, [bases].flat())
  }

  doesImplement(bases: string | readonly string[]): boolean {
    return this.tree !== null && hasHeritage(this.tree, SyntaxKind.ImplementsKeyword, [bases].flat())
  }

  get methods(): Found {
    return byName(this.#membersOfClass(SyntaxKind.MethodDeclaration))
  }

  get classConstructor(): Explorer | null {
    const [first] = this.#membersOfClass(SyntaxKind.Constructor)
    return first ? new Explorer(first) : null
  }

  get classProps(): Found {
    return byName(this.#membersOfClass(SyntaxKind.PropertyDeclaration))
  }

  /** Statements of the constructor that set a property, such as `this.name = name`. */
  get constructorProps(): Found {
    const [constructor] = this.#membersOfClass(SyntaxKind.Constructor)
    const body = constructor && bodyOf(constructor)
    return body && isBlock(body)
      ? Object.fromEntries(assignmentsToThis(body).map(([name, node]) => [name, new Explorer(node)]))
      : {}
  }

  isPrivate(): boolean {
    return this.#hasModifier(SyntaxKind.PrivateKeyword)
  }

  isProtected(): boolean {
    return this.#hasModifier(SyntaxKind.ProtectedKeyword)
  }

  /** Whether it says so: a member without a modifier does not. */
  isPublic(): boolean {
    return this.#hasModifier(SyntaxKind.PublicKeyword)
  }

  isReadOnly(): boolean {
    return this.#hasModifier(SyntaxKind.ReadonlyKeyword)
  }

  #part(find: (node: Node) => Node | undefined): Explorer {
    return new Explorer(this.tree ? find(this.tree) : undefined)
  }

  #parts(find: (node: Node) => readonly Node[]): Explorer[] {
    return this.tree ? find(this.tree).map((node) => new Explorer(node)) : []
  }

  #allOf(kind: SyntaxKind): Node[] {
    return this.tree ? partsOf(this.tree).filter((part) => part.kind === kind) : []
  }

  #membersOfClass(kind: SyntaxKind): Node[] {
    return this.tree && isClassDeclaration(this.tree) ? this.#allOf(kind) : []
  }

  #hasModifier(modifier: ModifierSyntaxKind): boolean {
    return this.tree !== null && hasModifier(this.tree, modifier)
  }
}

function byName(nodes: readonly Node[]): Found {
  return Object.fromEntries(nodes.map((node) => [nameOf(node), new Explorer(node)]))
}
