import type { SyntaxNode } from '@lezer/common'
import type { WrongChange } from '../variants/change.ts'
import { type Code, replaced } from '../variants/syntax.ts'

const shape = /^\/(?<body>.*)\/(?<flags>[a-z]*)$/s

/** Regular expressions without an anchor or a flag, for fewer characters, or for the opposite class. */
export function otherPatterns({ text, nodes }: Code): WrongChange[] {
  return nodes.filter(({ name }) => name === 'RegExp').flatMap((node) => variantsOf(text, node))
}

function variantsOf(text: string, node: SyntaxNode): WrongChange[] {
  const { body = '', flags = '' } = shape.exec(text.slice(node.from, node.to))?.groups ?? {}
  const bodies = [
    body.replace(/^\^/, ''),
    body.replace(/(?<!\\)\$$/, ''),
    ...[...body.matchAll(/(?<=[\w\])])\+(?!\?)/g)].map(({ index }) => without(body, index)),
    ...[...body.matchAll(/\\[dws]/gi)].map(({ index }) => opposite(body, index + 1)),
  ]
  const written = [
    ...bodies.map((other) => `/${other}/${flags}`),
    ...[...flags].map((flag) => `/${body}/${flags.replace(flag, '')}`),
  ]
  return [...new Set(written)]
    .filter((other) => other !== `/${body}/${flags}` && !other.startsWith('//'))
    .map((other) => replaced('another pattern', node, other))
}

function without(body: string, index: number): string {
  return body.slice(0, index) + body.slice(index + 1)
}

function opposite(body: string, index: number): string {
  const letter = body[index] ?? ''
  const other = letter === letter.toLowerCase() ? letter.toUpperCase() : letter.toLowerCase()
  return body.slice(0, index) + other + body.slice(index + 1)
}
