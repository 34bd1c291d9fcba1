import type { SyntaxNode } from '@lezer/common'
import type { About, WrongChange } from '../variants/change.ts'
import { childrenOf, type Code, replaced } from '../variants/syntax.ts'
import { namesIn } from './other-declarations.ts'

const rules = ['RuleSet', 'MediaStatement', 'KeyframesStatement', 'SupportsStatement']

/** Rules that are left out, selectors that select something else, and media queries for other screens. */
export function otherRules({ text, nodes }: Code): WrongChange[] {
  return nodes.flatMap((node) => {
    if (node.name === 'FeatureQuery') return otherQuery(text, node)
    if (!rules.includes(node.name)) return []
    const about = aboutRule(text, node)
    const removed = replaced('a removed rule', node, '', about)
    return node.name === 'RuleSet' ? [removed, ...otherSelectors(node, about)] : [removed]
  })
}

/** Each selector of a list becomes one that fits nothing. */
function otherSelectors(rule: SyntaxNode, about: About): WrongChange[] {
  return childrenOf(rule)
    .filter(({ name }) => name.endsWith('Selector'))
    .flatMap((selector) => [
      replaced('another selector', selector, '.wrong', about),
      ...withoutPart(selector, about),
    ])
}

/** `nav a:hover` becomes `nav a`, and `nav a` becomes `a`. */
function withoutPart(selector: SyntaxNode, about: About): WrongChange[] {
  const [first, second] = childrenOf(selector)
  if (!first) return []
  if (selector.name === 'PseudoClassSelector' && first.name.endsWith('Selector')) {
    return [replaced('another selector', { from: first.to, to: selector.to }, '', about)]
  }
  if (!['DescendantSelector', 'ChildSelector'].includes(selector.name) || !second) return []
  const last = childrenOf(selector).at(-1)
  return last ? [replaced('another selector', { from: selector.from, to: last.from }, '', about)] : []
}

/** A rule is asked for by one of the properties that it sets, together with what it is for. */
function aboutRule(text: string, rule: SyntaxNode): About {
  if (rule.name !== 'RuleSet') return [media]
  const declarations = rule.getChild('Block')?.getChildren('Declaration') ?? []
  const properties = declarations.flatMap(({ firstChild: name }) =>
    name ? [text.slice(name.from, name.to)] : [],
  )
  return [properties, namesIn(text, rule)]
}

const media = ['@media', '@keyframes', 'media']

const opposites: Readonly<Record<string, string>> = {
  'min-width': 'max-width',
  'max-width': 'min-width',
  'min-height': 'max-height',
  'max-height': 'min-height',
}

function otherQuery(text: string, query: SyntaxNode): WrongChange[] {
  const feature = query.getChild('FeatureName')
  const value = feature?.nextSibling?.nextSibling
  if (!feature || !value) return []
  const opposite = opposites[text.slice(feature.from, feature.to)]
  if (opposite !== undefined) return [replaced('another media query', feature, opposite, [media])]
  return [replaced('another media query', value, 'wrong', [media])]
}
