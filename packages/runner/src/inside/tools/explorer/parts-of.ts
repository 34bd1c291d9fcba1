import {
  isArrowFunction,
  isBlock,
  isCaseOrDefaultClause,
  isClassDeclaration,
  isConstructorDeclaration,
  isFunctionDeclaration,
  isFunctionExpression,
  isInterfaceDeclaration,
  isMethodDeclaration,
  isModuleBlock,
  isParameter,
  isPropertyAssignment,
  isPropertyDeclaration,
  isPropertySignature,
  isSourceFile,
  isTypeAliasDeclaration,
  isTypeLiteralNode,
  isVariableStatement,
  type ArrowFunction,
  type Expression,
  type FunctionExpression,
  type Node,
  type Statement,
  type TypeNode,
  type VariableDeclaration,
  type VariableStatement,
} from 'typescript-5'

/** The first variable of a statement, which is the one that the statement stands for. */
export function variableOf({ declarationList }: VariableStatement): VariableDeclaration {
  const [first] = declarationList.declarations
  if (!first) throw new TypeError('This statement declares no variable')
  return first
}

/** The function that a variable has as its value. */
export function functionValueOf(node: Node): ArrowFunction | FunctionExpression | undefined {
  if (!isVariableStatement(node)) return undefined
  const { initializer } = variableOf(node)
  return initializer && (isArrowFunction(initializer) || isFunctionExpression(initializer))
    ? initializer
    : undefined
}

/** The block of a function, or the expression that an arrow function returns. */
export function bodyOf(node: Node): Node | undefined {
  const isFunction =
    isFunctionDeclaration(node) ||
    isMethodDeclaration(node) ||
    isFunctionExpression(node) ||
    isArrowFunction(node) ||
    isConstructorDeclaration(node)
  return isFunction ? node.body : functionValueOf(node)?.body
}

/** What a variable, a property or a parameter is set to. */
export function valueOf(node: Node): Expression | undefined {
  if (isVariableStatement(node)) return variableOf(node).initializer
  const hasValue = isPropertyDeclaration(node) || isParameter(node) || isPropertyAssignment(node)
  return hasValue ? node.initializer : undefined
}

/** The type after the colon, or what a type's name stands for. */
export function annotationOf(node: Node): TypeNode | undefined {
  if (isVariableStatement(node)) return variableOf(node).type
  const isAnnotated =
    isTypeAliasDeclaration(node) ||
    isPropertySignature(node) ||
    isPropertyDeclaration(node) ||
    isParameter(node)
  return isAnnotated ? node.type : undefined
}

/** Statements of a program or of a function, and members of a class or of a type. */
export function partsOf(node: Node): readonly Node[] {
  const inner = bodyOf(node) ?? node
  return [...membersOf(inner), ...statementsOf(inner)]
}

export function statementsOf(node: Node): readonly Statement[] {
  const hasStatements =
    isSourceFile(node) || isBlock(node) || isModuleBlock(node) || isCaseOrDefaultClause(node)
  return hasStatements ? node.statements : []
}

/** The name under which a part is found. What a pattern such as `[first, second]` declares is found as `undefined`. */
export function nameOf(node: Node): string {
  const { name } = isVariableStatement(node) ? variableOf(node) : (node as { name?: Node })
  return String((name as { text?: string } | undefined)?.text)
}

/** Functions and classes may be without one. */
export function hasName(node: Node): boolean {
  return Boolean((node as { name?: { text?: string } }).name?.text)
}

function membersOf(node: Node): readonly Node[] {
  if (isInterfaceDeclaration(node) || isTypeLiteralNode(node) || isClassDeclaration(node)) return node.members
  const type = annotationOf(node)
  return type && isTypeLiteralNode(type) ? type.members : []
}
