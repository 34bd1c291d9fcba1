import type { AnyNode, ExportDefaultDeclaration, ExportNamedDeclaration, ImportDeclaration } from 'acorn'
import { MagicString } from 'magic-string'
import { importedLibrary } from './imported-library.ts'
import { parseScript, type ScriptProblem } from './parse-script.ts'

export type LinkedModule = { code: string; problem?: undefined } | { code: ''; problem: ScriptProblem }

/**
 * Turns a module into a script, for pages without a server to import from (docs/reference/workshop.md, “Build”). A text
 * without imports and exports is a script already. No line moves.
 */
export function linkModule(source: string, { name }: { name?: string }): LinkedModule {
  const parsed = parseScript(source, 'module')
  if ('problem' in parsed) return { code: '', problem: parsed.problem }
  const nodes = parsed.program.body.filter(({ type }) => /^(?:Import|Export)/.test(type))
  if (nodes.length === 0) return { code: source }
  const text = new MagicString(source)
  const exported: string[] = []
  for (const node of nodes) linkNode(text, node, exported)
  // As in a UMD module: older tests evaluate the script with their own `exports`.
  const result =
    name === undefined
      ? ''
      : `{const __own={${exported.join(',')}};` +
        `if(typeof exports==='object')Object.assign(exports,__own);else globalThis[${JSON.stringify(name)}]=__own}`
  return { code: `{${text.toString()}\n${result}}` }
}

function linkNode(text: MagicString, node: AnyNode, exported: string[]): void {
  if (node.type === 'ImportDeclaration') text.overwrite(node.start, node.end, toLookup(node))
  if (node.type === 'ExportNamedDeclaration') exported.push(...exportNames(text, node))
  if (node.type === 'ExportDefaultDeclaration') exported.push(exportDefault(text, node))
}

function exportNames(text: MagicString, node: ExportNamedDeclaration): string[] {
  const listed = node.specifiers.map(({ local, exported: as }) => `${nameOf(as)}:${nameOf(local)}`)
  if (!node.declaration) {
    text.remove(node.start, node.end)
    return listed
  }
  text.remove(node.start, node.declaration.start)
  return [...listed, ...declaredBy(node.declaration)]
}

function exportDefault(text: MagicString, { start, declaration }: ExportDefaultDeclaration): string {
  const name =
    'id' in declaration && declaration.type.endsWith('Declaration') ? declaration.id?.name : undefined
  text.overwrite(start, declaration.start, name === undefined ? 'const __default=' : '')
  return `default:${name ?? '__default'}`
}

function toLookup(declaration: ImportDeclaration): string {
  const address = String(declaration.source.value)
  const file = /^\.{1,2}\/(?<name>[\w-]+)(?:\.[jt]sx?)?$/.exec(address)?.groups?.['name']
  return lookupOf(declaration, file ?? importedLibrary(address)?.global ?? address)
}

/** The declarations of an import, looked up in a global. */
export function lookupOf({ specifiers }: ImportDeclaration, global: string): string {
  const home = `globalThis[${JSON.stringify(global)}]`
  const parts = specifiers.map((specifier) => {
    if (specifier.type === 'ImportNamespaceSpecifier') return `${specifier.local.name}=${home}`
    if (specifier.type === 'ImportDefaultSpecifier') {
      return `${specifier.local.name}=(${home}?.default??${home})`
    }
    return `{${nameOf(specifier.imported)}:${specifier.local.name}}=${home}??{}`
  })
  return parts.length === 0 ? '' : `const ${parts.join(',')};`
}

function declaredBy(declaration: AnyNode): string[] {
  if (declaration.type === 'VariableDeclaration') {
    return declaration.declarations.flatMap(({ id }) => (id.type === 'Identifier' ? [id.name] : []))
  }
  return 'id' in declaration && declaration.id && 'name' in declaration.id
    ? [String(declaration.id.name)]
    : []
}

function nameOf(node: { type: string; name?: string; value?: unknown }): string {
  return node.name ?? JSON.stringify(node.value)
}
