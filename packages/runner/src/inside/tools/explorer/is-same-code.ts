import { isSourceFile, type Node, SyntaxKind } from 'typescript-5'
import { parsePart } from './parse-part.ts'

/** Whether two parts consist of the same tokens, whatever is between them; semicolons do not count. */
export function isSameCode(one: Node | null, other: Node | null): boolean {
  if (one === null || other === null) return one === other
  return isSameTree(soleStatement(one), soleStatement(other))
}

/** Whether a type is what this text says; no type is no text. */
export function isSameType(type: Node | null, text: string): boolean {
  return type !== null && isSameCode(type, parsePart(text, 'typeReference'))
}

function isSameTree(one: Node, other: Node): boolean {
  if (one.kind !== other.kind) return false
  const children = partsOf(one)
  const others = partsOf(other)
  if (children.length !== others.length) return false
  if (children.length === 0) return textOf(one) === textOf(other)
  return children.every((child, index) => isSameCode(child, others[index] ?? null))
}

function partsOf(node: Node): readonly Node[] {
  return node.getChildren().filter(({ kind }) => kind !== SyntaxKind.SemicolonToken)
}

/** The value of a string or a number, which may be written in several ways. */
function textOf(node: Node): string {
  return 'text' in node ? (node.text as string) : node.getText()
}

/** A program of one statement is that statement, so that a text can be compared with a part of a program. */
function soleStatement(node: Node): Node {
  if (!isSourceFile(node)) return node
  const [first, ...more] = node.statements
  return first && more.length === 0 ? first : node
}
