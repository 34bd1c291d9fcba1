import { tsPlugin } from '@sveltejs/acorn-typescript'
import { Parser } from 'acorn'

/** A node of the tree; what it holds depends on its type (ESTree, with TypeScript's nodes). */
export type Tree = { type: string; start: number; end: number } & Readonly<Record<string, unknown>>

export type Parsed = { source: string; body: Tree[] }

const parser = Parser.extend(tsPlugin({ jsx: true }))
/** Where a program may begin: on a line of its own, or right behind the end of the file before it. */
const beginning =
  /(?:^|(?<=[>}]))(?:import|export|const|let|var|type|interface|enum|function|async|class|abstract|declare|\/\/|\/\*)/gm

/**
 * Reads TypeScript. A page's `code` is all of its files one after the other, with nothing between them, so
 * when the whole cannot be read the first place counts from which on it can.
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

/** Everything directly below a node. */
export function childrenOf(tree: Tree): Tree[] {
  return Object.values(tree)
    .flatMap((value: unknown) => (Array.isArray(value) ? (value as unknown[]) : [value]))
    .filter(isTree)
}
