import type { SyntaxNode } from '@lezer/common'
import type { Edit } from '../variants/change.ts'
import { type Code, isIn } from '../variants/syntax.ts'

/** Pixels as `rem`, seconds as milliseconds, and colors of six digits as `rgb()`. */
export function otherUnits({ text, nodes }: Code): Edit[] {
  // With another size at the root a `rem` is not 16 pixels.
  const isUsualRoot = !text.split('}').some(setsRootFont)
  return nodes
    .filter((node) => isIn(node, ['Declaration']) && !isIn(node, ['CallLiteral']) && !isVariable(node))
    .flatMap(({ name, from, to }) => {
      const insert =
        name === 'ColorLiteral'
          ? asRgb(text.slice(from, to))
          : asOtherUnit(name, text.slice(from, to), isUsualRoot)
      return insert === undefined ? [] : [{ from, to, insert }]
    })
}

function setsRootFont(rule: string): boolean {
  const [selectors = '', declarations = ''] = rule.split('{')
  return /(?:^|[\s,])(?:html|:root)/.test(selectors) && declarations.includes('font')
}

/** The value of a custom property is a text, which is not computed. */
function isVariable(node: SyntaxNode): boolean {
  let parent: SyntaxNode | null = node
  while (parent && parent.name !== 'Declaration') parent = parent.parent
  return parent?.firstChild?.name === 'VariableName'
}

function asOtherUnit(node: string, written: string, isUsualRoot: boolean): string | undefined {
  const number = Number.parseFloat(written)
  if (node !== 'NumberLiteral' || number === 0) return undefined
  if (written.endsWith('px')) return isUsualRoot ? `${number / 16}rem` : undefined
  return /\ds$/.test(written) ? `${Number((number * 1000).toFixed(3))}ms` : undefined
}

function asRgb(written: string): string | undefined {
  if (!/^#[\da-f]{6}$/i.test(written)) return undefined
  const parts = [1, 3, 5].map((start) => Number.parseInt(written.slice(start, start + 2), 16))
  return `rgb(${parts.join(', ')})`
}
