import { pathsTo } from './paths-to.ts'

type StyleHelp = CSSStyleDeclaration & { getPropVal: (name: string, strip?: boolean) => string }
type RuleHelp = CSSStyleRule & { isDeclaredAfter: (selector: string) => boolean }

/** The browser's numbers for kinds of rules; a worker, which has no style sheets, does not know their names. */
const styleRule = 1
const ruleTypes: Readonly<Record<string, number>> = { import: 3, media: 4, fontface: 5, keyframes: 7 }

/** Queries on the learner's style sheet (docs/reference/workshop.md, “Test tools”). */
export class CSSHelp {
  readonly doc: Document

  constructor(doc: Document) {
    this.doc = doc
  }

  /** A linked sheet that has rules, or the one made from `styles.css`; without them, the page's own. */
  getStyleSheet(): CSSStyleSheet | null {
    const linked = this.doc.querySelector<HTMLLinkElement>("link[href*='styles']")?.sheet
    if (linked && linked.cssRules.length > 0) return linked
    const injected = this.doc.querySelector<HTMLStyleElement>('style.fcc-injected-styles')
    const own = this.doc.querySelector<HTMLStyleElement>('style:not([class]):not([media])')
    return (injected ?? own)?.sheet ?? null
  }

  styleSheetToCssRulesArray(sheet: CSSStyleSheet | null): CSSRule[] {
    return [...(sheet?.cssRules ?? [])]
  }

  /** All rules, or those of one kind: `media`, `fontface`, `import` or `keyframes`. */
  getCSSRules(kind?: string): CSSRule[] {
    const rules = this.styleSheetToCssRulesArray(this.getStyleSheet())
    const type = kind === undefined ? undefined : ruleTypes[kind]
    return type === undefined ? rules : rules.filter((rule) => rule.type === type)
  }

  /** Every declaration block of this selector, which is written as the browser writes it. */
  getStyleDeclarations(selector: string): CSSStyleDeclaration[] {
    return this.#rulesOf(selector).map(({ style }) => style)
  }

  getStyle(selector: string): StyleHelp | null {
    const [style] = this.getStyleDeclarations(selector)
    return style ? withPropVal(style) : null
  }

  /** The first style of any of the selectors. */
  getStyleAny(selectors: readonly string[]): StyleHelp | null {
    for (const selector of selectors) {
      const style = this.getStyle(selector)
      if (style) return style
    }
    return null
  }

  getStyleRule(selector: string): RuleHelp | null {
    const [rule] = this.#rulesOf(selector)
    if (!rule) return null
    const isDeclaredAfter = (other: string) => {
      const rules = this.styleSheetToCssRulesArray(rule.parentStyleSheet)
      const found = rules.findIndex((candidate) => isStyleRule(candidate) && candidate.selectorText === other)
      return found !== -1 && found < rules.indexOf(rule)
    }
    return Object.assign(rule, { isDeclaredAfter })
  }

  isPropertyUsed(property: string): boolean {
    return this.#styleRules().some(({ style }) => style.getPropertyValue(property) !== '')
  }

  /** The rules of the first media query with this condition, which is written as the browser writes it. */
  getRuleListsWithinMedia(condition: string): CSSStyleRule[] {
    const queries = this.getCSSRules('media') as CSSMediaRule[]
    const query = queries.find(({ media }) => media.mediaText === condition)
    return [...(query?.cssRules ?? [])] as CSSStyleRule[]
  }

  /** All selectors that lead from an ancestor to one of these elements, step by step. */
  selectorsFromSelector(selector: string): string[] {
    return [...new Set([...this.doc.querySelectorAll(selector)].flatMap(pathsTo))]
  }

  #styleRules(): CSSStyleRule[] {
    return this.getCSSRules().filter(isStyleRule)
  }

  #rulesOf(selector: string): CSSStyleRule[] {
    return this.#styleRules().filter(({ selectorText }) => selectorText === selector)
  }
}

function isStyleRule(rule: CSSRule): rule is CSSStyleRule {
  return rule.type === styleRule
}

function withPropVal(style: CSSStyleDeclaration): StyleHelp {
  const getPropVal = (name: string, strip = false) => {
    const value = style.getPropertyValue(name)
    return strip ? value.replaceAll(/\s/g, '') : value
  }
  return Object.assign(style, { getPropVal })
}
