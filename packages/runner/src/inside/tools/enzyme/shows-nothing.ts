import { isElement, isList, type RenderedNode } from './rendered-node.ts'

/** Whether a node and everything in it shows nothing. */
export function showsNothing(node: RenderedNode): boolean {
  if (!isElement(node)) return node === null || node === false
  const { rendered } = node
  return isList(rendered) ? rendered.every(showsNothing) : showsNothing(rendered)
}
