import { tsPlugin } from '@sveltejs/acorn-typescript'
import { Parser } from 'acorn'

/** A node of the tree; its properties depend on its type (ESTree, with TypeScript's nodes). */
export type Tree = { type: string; start: number; end: number } & Readonly<Record<string, unknown>>

export type Parsed = { source: string; body: Tree[] }

const parser = Parser.extend(tsPlugin({ jsx: true }))
/** Where a program may start: on a new line, or right after the end of the previous file. */
const beginning =
  /(?:^|(?<=[>}]))(?:import|export|const|let|var|type|interface|enum|function|async|class|abstract|declare|\/\/|\/\*)/gm

/**
 * Parses TypeScript. A page's `code` is all of its files, joined without a separator, so when the whole cannot be
 * parsed, the first position from which it can be counts.
 */
export function parseTypescript(code: string): Parsed | undefined {
  const whole = tryParse(code)
  if (whole) return whole
  for (const { index } of code.matchAll(beginning)) {
    const rest = index === 0 ? undefined : tryParse(code.slice(index))
    if (rest) return rest
  }
  return undefined
}

function tryParse(source: string): Parsed | undefined {
  try {
    const program = parser.parse(source, { sourceType: 'module', ecmaVersion: 'latest', locations: true })
    return { source, body: program.body as unknown as Tree[] }
  } catch (error) {
    if (error instanceof SyntaxError) return undefined
    throw error
  }
}

export function isTree(value: unknown): value is Tree {
  return typeof value === 'object' && value !== null && 'type' in value && 'start' in value
}

/** The direct children of a node. */
export function childrenOf(tree: Tree): Tree[] {
  return Object.values(tree)
    .flatMap((value: unknown) => (Array.isArray(value) ? (value as unknown[]) : [value]))
    .filter(isTree)
}
