import type { testHelpers } from '../../inside/helpers/helpers.ts'
import type { Fact } from './ask-both.ts'

/** What the helper for style sheets says about a document. Runs inside of both runners. */
export function readStyles({ CSSHelp }: typeof testHelpers, html: string): Fact[] {
  const attempt = (work: () => unknown): unknown => {
    try {
      return work() ?? null
    } catch {
      return 'raised'
    }
  }
  const doc = html === '' ? document : document.implementation.createHTMLDocument()
  if (html !== '') doc.documentElement.innerHTML = html
  const help = new CSSHelp(doc)
  const sheet = help.getStyleSheet()
  const rules = [...(sheet?.cssRules ?? [])]
  const texts = (found: readonly { cssText: string }[]) => found.map(({ cssText }) => cssText)
  const known = rules.flatMap((rule) => ('selectorText' in rule ? [rule.selectorText as string] : []))
  const selectors = [
    ...new Set([...known, ...known.map((selector) => selector.replaceAll(' ', '')), 'missing']),
  ]
  const media = rules.flatMap((rule) => ('media' in rule ? [(rule.media as MediaList).mediaText] : []))
  const properties = ['color', 'margin', 'margin-top', 'font-family', '--main', 'transition', 'nothing']
  const elements = ['p', 'div > p', '.card', 'li', 'body', 'html', 'table td', 'missing', '[']
  const said = {
    'CSSHelp.doc': help.doc === doc,
    'CSSHelp.getStyleSheet': sheet && rules.length,
    'CSSHelp.styleSheetToCssRulesArray': [
      texts(help.styleSheetToCssRulesArray(sheet)),
      help.styleSheetToCssRulesArray(null),
    ],
    'CSSHelp.getCSSRules': [undefined, 'media', 'fontface', 'import', 'keyframes', 'style'].map((kind) =>
      texts(help.getCSSRules(kind)),
    ),
    'CSSHelp.getStyleDeclarations': selectors.map((selector) => texts(help.getStyleDeclarations(selector))),
    'CSSHelp.getStyle': selectors.map((selector) => help.getStyle(selector)?.cssText ?? null),
    'ExtendedStyleDeclaration.getPropVal': selectors.map((selector) =>
      properties.map((property) => [
        help.getStyle(selector)?.getPropVal(property) ?? null,
        help.getStyle(selector)?.getPropVal(property, true) ?? null,
      ]),
    ),
    'CSSHelp.getStyleAny': [selectors, selectors.toReversed(), ['missing'], []].map(
      (list) => help.getStyleAny(list)?.getPropVal('color') ?? null,
    ),
    'CSSHelp.getStyleRule': selectors.map((selector) => help.getStyleRule(selector) === null),
    'ExtendedStyleRule.isDeclaredAfter': selectors.map((selector) => {
      const rule = help.getStyleRule(selector)
      return rule && selectors.map((other) => rule.isDeclaredAfter(other))
    }),
    'CSSHelp.isPropertyUsed': properties.map((property) => help.isPropertyUsed(property)),
    'CSSHelp.getRuleListsWithinMedia': [...media, ...media.map((text) => text.replaceAll(' ', '')), ''].map(
      (text) => texts(help.getRuleListsWithinMedia(text)),
    ),
    'CSSHelp.selectorsFromSelector': elements.map((selector) =>
      attempt(() => help.selectorsFromSelector(selector)),
    ),
  }
  return [{ about: JSON.stringify(html), said }]
}
