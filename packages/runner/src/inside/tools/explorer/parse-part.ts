import {
  type ClassElement,
  createSourceFile,
  isClassDeclaration,
  isConstructorDeclaration,
  isExpression,
  isFunctionDeclaration,
  isMethodDeclaration,
  isParameter,
  isPropertyDeclaration,
  isTypeNode,
  isTypeParameterDeclaration,
  isVariableStatement,
  type Node,
  ScriptKind,
  ScriptTarget,
  type SourceFile,
  type VariableDeclaration,
} from 'typescript-5'

/** What a text is a piece of, because `a: string` is a parameter in one place and a statement in another. */
export type PartKind =
  | 'source'
  | 'method'
  | 'constructor'
  | 'parameter'
  | 'typeParameter'
  | 'propertyDeclaration'
  | 'typeReference'
  | 'expression'

/** Each kind of part is parsed in the middle of the shortest program that may contain it. */
const readers: Readonly<Record<PartKind, (text: string) => Node | undefined>> = {
  source: parse,
  method: (text) => membersOfClass(text).find(isMethodDeclaration),
  constructor: (text) => membersOfClass(text).find(isConstructorDeclaration),
  propertyDeclaration: (text) => membersOfClass(text).find(isPropertyDeclaration),
  parameter: (text) => functionIn(`function _(${text}) {}`)?.parameters[0],
  typeParameter: (text) => functionIn(`function _<${text}>() {}`)?.typeParameters?.[0],
  typeReference: (text) => variableIn(`let _: ${text};`)?.type,
  expression: (text) => variableIn(`const _ = ${text};`)?.initializer,
}

const kinds: readonly (readonly [PartKind, (node: Node) => boolean])[] = [
  ['constructor', isConstructorDeclaration],
  ['method', isMethodDeclaration],
  ['propertyDeclaration', isPropertyDeclaration],
  ['parameter', isParameter],
  ['typeParameter', isTypeParameterDeclaration],
  ['typeReference', isTypeNode],
  ['expression', isExpression],
]

/** Never fails: TypeScript's parser makes the best of a mistake. Null for a text without any code. */
export function parsePart(text: string, kind: PartKind): Node | null {
  return text.trim() === '' ? null : (readers[kind](text) ?? null)
}

/** The kind as which a text has to be parsed to be compared with this part. */
export function kindOf(node: Node): PartKind {
  return kinds.find(([, isOfKind]) => isOfKind(node))?.[0] ?? 'source'
}

/** As TypeScript without JSX, which is how the lessons' own platform reads all programs. */
function parse(text: string): SourceFile {
  return createSourceFile('inline.ts', text, ScriptTarget.Latest, true, ScriptKind.TS)
}

function membersOfClass(text: string): readonly ClassElement[] {
  return parse(`class _ { ${text} }`).statements.find(isClassDeclaration)?.members ?? []
}

function functionIn(text: string) {
  return parse(text).statements.find(isFunctionDeclaration)
}

function variableIn(text: string): VariableDeclaration | undefined {
  return parse(text).statements.find(isVariableStatement)?.declarationList.declarations[0]
}
