type StyleHelp = CSSStyleDeclaration & { getPropVal: (name: string, strip?: boolean) => string }

type RuleKind = 'media' | 'fontface' | 'import' | 'keyframes' | undefined

const ruleTypes = {
  media: 'CSSMediaRule',
  fontface: 'CSSFontFaceRule',
  import: 'CSSImportRule',
  keyframes: 'CSSKeyframesRule',
} as const

/** Queries on the learner's style sheet (docs/reference/workshop.md, “Test tools”). */
export class CSSHelp {
  readonly #document: Document

  constructor(document: Document) {
    this.#document = document
  }

  /** The sheet made from `styles.css`; without one, the page's first. */
  getStyleSheet(): CSSStyleSheet | null {
    const injected = this.#document.querySelector<HTMLStyleElement>('style.fcc-injected-styles')
    return injected?.sheet ?? this.#document.querySelector('style')?.sheet ?? null
  }

  /** The rules of any sheet as a list. */
  styleSheetToCssRulesArray(sheet: CSSStyleSheet | null): CSSRule[] {
    return [...(sheet?.cssRules ?? [])]
  }

  getCSSRules(kind?: RuleKind): CSSRule[] {
    const rules = [...(this.getStyleSheet()?.cssRules ?? [])]
    return kind === undefined ? rules : rules.filter((rule) => rule.constructor.name === ruleTypes[kind])
  }

  /** Every declaration block of this selector. */
  getStyleDeclarations(selector: string): CSSStyleDeclaration[] {
    return this.#styleRules()
      .filter((rule) => sameSelector(rule.selectorText, selector))
      .map(({ style }) => style)
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

  getStyleRule(selector: string): (CSSStyleRule & { isDeclaredAfter: (other: string) => boolean }) | null {
    const rules = this.#styleRules()
    const index = rules.findIndex((rule) => sameSelector(rule.selectorText, selector))
    const rule = rules[index]
    if (!rule) return null
    const isDeclaredAfter = (other: string) => {
      const before = rules.findIndex(({ selectorText }) => sameSelector(selectorText, other))
      return before !== -1 && before < index
    }
    return Object.assign(rule, { isDeclaredAfter })
  }

  isPropertyUsed(property: string): boolean {
    return this.#styleRules().some(({ style }) => style.getPropertyValue(property) !== '')
  }

  getRuleListsWithinMedia(condition: string): CSSStyleRule[] {
    const wanted = condition.replaceAll(/\s/g, '')
    return this.getCSSRules('media')
      .filter((rule): rule is CSSMediaRule => rule instanceof CSSMediaRule)
      .filter(({ media }) => media.mediaText.replaceAll(/\s/g, '') === wanted)
      .flatMap(({ cssRules }) => [...cssRules].filter(isStyleRule))
  }

  selectorsFromSelector(selector: string): string[] {
    return this.#styleRules()
      .map(({ selectorText }) => selectorText)
      .filter((text) => text.split(',').some((part) => part.trim().startsWith(selector)))
  }

  #styleRules(): CSSStyleRule[] {
    return this.getCSSRules().filter(isStyleRule)
  }
}

function isStyleRule(rule: CSSRule): rule is CSSStyleRule {
  return rule instanceof CSSStyleRule
}

function sameSelector(left: string, right: string): boolean {
  const plain = (text: string) =>
    text
      .replaceAll(/\s+/g, ' ')
      .replaceAll(/ ?([,>+~]) ?/g, '$1')
      .trim()
  return plain(left) === plain(right)
}

function withPropVal(style: CSSStyleDeclaration): StyleHelp {
  const getPropVal = (name: string, strip = false) => {
    const value = style.getPropertyValue(name)
    return strip ? value.replaceAll(/\s/g, '') : value
  }
  return Object.assign(style, { getPropVal })
}
