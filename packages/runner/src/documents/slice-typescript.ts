import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type AnyNode, parse } from 'acorn'
import type { Plugin } from 'vite'
import { childrenOf } from '../build/parse-script.ts'
import { packageFolder } from './package-folder.ts'

/** What trees are made of. The compiler has more such classes, which would bring most of it along. */
const treeClasses = {
  getNodeConstructor: 'NodeObject',
  getTokenConstructor: 'TokenObject',
  getIdentifierConstructor: 'IdentifierObject',
  getPrivateIdentifierConstructor: 'PrivateIdentifierObject',
  getSourceFileConstructor: 'SourceFileObject',
}
const useTreeClasses = `setObjectAllocator({${Object.entries(treeClasses)
  .map(([getter, name]) => `${getter}: () => ${name}`)
  .join(',')}})`

/**
 * Gives a bundle the part of TypeScript that it uses, a tenth of the compiler. A bundler keeps nearly all of it, because
 * the compiler is one function, in which statements register what others declare. Here a statement stays when it
 * declares or completes something that another statement mentions, beginning with what the files of `folder` import.
 */
export function sliceTypescript(folder: string): Plugin {
  return {
    name: 'slice-typescript',
    enforce: 'pre',
    load: async (id) => {
      if (!id.endsWith('/typescript-5/lib/typescript.js')) return null
      const exported = await importedNames(folder)
      const source = await readFile(join(packageFolder('typescript-5'), 'lib/typescript.js'), 'utf8')
      const names = [...exported, 'setObjectAllocator', ...Object.values(treeClasses)]
      const code = `${sliceOf(source, names)}\n${useTreeClasses}\nexport { ${exported.join(', ')} }`
      return { code, map: null }
    },
  }
}

async function importedNames(folder: string): Promise<string[]> {
  const files = await readdir(folder, { recursive: true })
  const texts = await Promise.all(
    files.filter((file) => file.endsWith('.ts')).map((file) => readFile(join(folder, file), 'utf8')),
  )
  const lists = texts.flatMap(listsIn)
  const names = lists.flatMap((list) => list.split(',')).map((name) => name.trim())
  return [...new Set(names)].filter((name) => name !== '' && !name.startsWith('type '))
}

/** What stands between the braces of each import from the compiler. */
function listsIn(text: string): string[] {
  const opening = 'import {'
  const imports = text.split("} from 'typescript-5'").slice(0, -1)
  return imports.map((before) => before.slice(before.lastIndexOf(opening) + opening.length))
}

function sliceOf(source: string, names: readonly string[]): string {
  const owned = Map.groupBy(statementsIn(source), nameOf)
  const kept = new Set<AnyNode>()
  const known = new Set<string>()
  const keep = (name: string): void => {
    if (known.has(name)) return
    known.add(name)
    for (const statement of owned.get(name) ?? []) {
      kept.add(statement)
      for (const mentioned of namesIn(statement)) if (owned.has(mentioned)) keep(mentioned)
    }
  }
  names.forEach(keep)
  const missing = names.filter((name) => !owned.has(name))
  if (missing.length > 0) throw new Error(`TypeScript does not declare ${missing.join(', ')}`)
  const texts = [...kept].toSorted((one, other) => one.start - other.start)
  return withUsedMessages(texts.map(({ start, end }) => source.slice(start, end)).join('\n'))
}

/** The compiler's own statements. */
function statementsIn(source: string): AnyNode[] {
  for (const statement of parse(source, { ecmaVersion: 'latest' }).body) {
    const call = statement.type === 'ExpressionStatement' ? statement.expression : undefined
    if (call?.type !== 'CallExpression' || call.callee.type !== 'ArrowFunctionExpression') continue
    if (call.callee.body.type === 'BlockStatement') return call.callee.body.body
  }
  throw new Error('TypeScript is not one function any more')
}

/** What a statement declares or completes; empty for all others. */
function nameOf(statement: AnyNode): string {
  if (statement.type === 'FunctionDeclaration' || statement.type === 'ClassDeclaration') {
    return statement.id?.name ?? ''
  }
  if (statement.type === 'VariableDeclaration') {
    const id = statement.declarations[0]?.id
    return id?.type === 'Identifier' ? id.name : ''
  }
  return statement.type === 'ExpressionStatement' ? nameOfCompleted(statement.expression) : ''
}

/** `((Name) => { … })(Name || (Name = {}))` and `Name.member = …` */
function nameOfCompleted(expression: AnyNode): string {
  if (expression.type === 'CallExpression') {
    const completed = expression.arguments.at(-1)
    return completed?.type === 'LogicalExpression' && completed.left.type === 'Identifier'
      ? completed.left.name
      : ''
  }
  if (expression.type !== 'AssignmentExpression' || expression.left.type !== 'MemberExpression') return ''
  return expression.left.object.type === 'Identifier' ? expression.left.object.name : ''
}

/** All names in a statement but those of members. One that is declared within it counts as well, which does no harm. */
function namesIn(node: AnyNode): string[] {
  if (node.type === 'Identifier') return [node.name]
  if (node.type === 'MemberExpression' && !node.computed) return namesIn(node.object)
  const isMember =
    node.type === 'Property' || node.type === 'MethodDefinition' || node.type === 'PropertyDefinition'
  if (isMember && !node.computed) return node.value ? namesIn(node.value) : []
  return childrenOf(node).flatMap(namesIn)
}

/** The compiler's messages would be a third of the slice, which mentions few of them. Each has a line of its own. */
function withUsedMessages(text: string): string {
  const used = new Set([...text.matchAll(/\bDiagnostics\.(\w+)/g)].map(([, name]) => name))
  return text.replaceAll(/^ {2}(\w+): diag\(.*\),?\n/gm, (line, name: string) => (used.has(name) ? line : ''))
}
