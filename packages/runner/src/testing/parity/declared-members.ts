import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import ts from 'typescript-5'

const main = createRequire(import.meta.url).resolve('@freecodecamp/curriculum-helpers/test-runner.js')
const types = join(dirname(main), '../types/helpers/lib')

/** What freeCodeCamp's helpers declare for tests, such as `spyOn`, `python.getDef` and `Explorer.value`. */
export async function declaredMembers(): Promise<string[]> {
  const [helpers, explorer] = await Promise.all(
    ['index.d.ts', 'class/explorer.d.ts'].map((name) => statementsOf(join(types, name))),
  )
  return [...(helpers ?? []).filter(isOffered), ...(explorer ?? []).filter(ts.isClassDeclaration)].flatMap(
    membersOf,
  )
}

async function statementsOf(file: string): Promise<readonly ts.Statement[]> {
  return ts.createSourceFile(file, await readFile(file, 'utf8'), ts.ScriptTarget.Latest).statements
}

/** Exported, or what exported functions return. */
function isOffered(statement: ts.Statement): boolean {
  return (
    ts.isInterfaceDeclaration(statement) ||
    (ts.canHaveModifiers(statement) && hasModifier(statement, ts.SyntaxKind.ExportKeyword))
  )
}

function membersOf(statement: ts.Statement): string[] {
  if (ts.isFunctionDeclaration(statement)) return namesOf([statement])
  if (ts.isClassDeclaration(statement) || ts.isInterfaceDeclaration(statement)) {
    const open = [...statement.members].filter((member) => !hasModifier(member, ts.SyntaxKind.PrivateKeyword))
    return namesOf(open).map((name) => `${statement.name?.text}.${name}`)
  }
  if (!ts.isVariableStatement(statement)) return []
  return statement.declarationList.declarations.flatMap(({ name, type }) => {
    const owner = (name as ts.Identifier).text
    return type && ts.isTypeLiteralNode(type)
      ? namesOf([...type.members]).map((member) => `${owner}.${member}`)
      : [owner]
  })
}

function namesOf(nodes: readonly ts.NamedDeclaration[]): string[] {
  return nodes.flatMap(({ name }) => (name && ts.isIdentifier(name) ? [name.text] : []))
}

function hasModifier(node: ts.Node, kind: ts.SyntaxKind): boolean {
  return ts.canHaveModifiers(node) && (ts.getModifiers(node) ?? []).some((modifier) => modifier.kind === kind)
}
