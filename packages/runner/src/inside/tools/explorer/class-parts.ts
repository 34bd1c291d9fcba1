import {
  type Block,
  isBinaryExpression,
  isClassDeclaration,
  isExpressionStatement,
  isIdentifier,
  isInterfaceDeclaration,
  isPropertyAccessExpression,
  type ModifierSyntaxKind,
  type Node,
  type Statement,
  SyntaxKind,
} from 'typescript-5'

type Heritage = SyntaxKind.ExtendsKeyword | SyntaxKind.ImplementsKeyword

/** Whether one clause of a class, or of an interface that extends others, names all of these. */
export function hasHeritage(node: Node, keyword: Heritage, names: readonly string[]): boolean {
  const mayHave =
    isClassDeclaration(node) || (isInterfaceDeclaration(node) && keyword === SyntaxKind.ExtendsKeyword)
  const clauses = (mayHave ? node.heritageClauses : undefined) ?? []
  return clauses
    .filter(({ token }) => token === keyword)
    .map(({ types }) =>
      types.map(({ expression }) => (isIdentifier(expression) ? expression.text : undefined)),
    )
    .some((found) => names.every((name) => found.includes(name)))
}

export function hasModifier(node: Node, modifier: ModifierSyntaxKind): boolean {
  const { modifiers } = node as { modifiers?: readonly Node[] }
  return modifiers?.some(({ kind }) => kind === modifier) ?? false
}

/** Statements such as `this.name = name`, with the property's name; the first one for each. */
export function assignmentsToThis({ statements }: Block): (readonly [name: string, statement: Statement])[] {
  const found = new Map<string, Statement>()
  for (const statement of statements) {
    const name = propertyOfThis(statement)
    if (name !== undefined && !found.has(name)) found.set(name, statement)
  }
  return [...found]
}

function propertyOfThis(statement: Statement): string | undefined {
  if (!isExpressionStatement(statement) || !isBinaryExpression(statement.expression)) return undefined
  const { left } = statement.expression
  if (!isPropertyAccessExpression(left) || left.expression.kind !== SyntaxKind.ThisKeyword) return undefined
  return isIdentifier(left.name) ? left.name.text : undefined
}
