import { answerQuery, type Wishes } from './answer-query.ts'

type Look<Seen> = (css: (selector: string, pseudoElement?: string) => CSSStyleDeclaration) => Seen

const usual: Wishes = { width: 1000, scheme: 'light', motion: 'no-preference' }
const stillness = '*, ::before, ::after { transition: none !important; animation: none !important }'

/**
 * What `look` returns while the page looks as it does to a reader with these wishes. A frame keeps its width and a browser
 * its settings, so media queries, viewport units and `light-dark()` are answered in the page, and put back afterward.
 * Without a word about motion all of it has come to its end. `look` gets the computed style of a selector's first element.
 */
export function seenAt<Seen>(wanted: Partial<Wishes>, look: Look<Seen>): Seen {
  const wishes = { ...usual, ...wanted }
  const undo: (() => void)[] = []
  const root = document.documentElement
  for (const rule of [...document.styleSheets].flatMap((sheet) => allRules(sheet.cssRules))) {
    if (rule instanceof CSSMediaRule) decide(rule.media, wishes, undo)
    if (rule instanceof CSSStyleRule) measure(rule.style, wishes.width, undo)
  }
  if (getComputedStyle(root).colorScheme.split(' ').length > 1) {
    set(root.style, 'color-scheme', wishes.scheme, undo)
  }
  set(root.style, 'width', `${wishes.width}px`, undo)
  if (wanted.motion === undefined) standStill(undo)
  try {
    return look((selector, pseudoElement) => getComputedStyle(elementOf(selector), pseudoElement))
  } finally {
    for (const step of undo.toReversed()) step()
  }
}

function allRules(rules: CSSRuleList): CSSRule[] {
  return [...rules].flatMap((rule) => [
    rule,
    ...('cssRules' in rule ? allRules(rule.cssRules as CSSRuleList) : []),
  ])
}

function decide(media: MediaList, wishes: Wishes, undo: (() => void)[]): void {
  const before = media.mediaText
  undo.push(() => (media.mediaText = before))
  media.mediaText = answerQuery(before, wishes)
}

/** Lengths that depend on the window, in pixels. */
function measure(style: CSSStyleDeclaration, width: number, undo: (() => void)[]): void {
  for (const name of style) {
    const value = style.getPropertyValue(name)
    const measured = value.replaceAll(
      /(?<![\d.])([\d.]{1,12})[sdl]?v[wi]\b/g,
      (_length: string, part: string) => `${(Number(part) * width) / 100}px`,
    )
    if (measured !== value) set(style, name, measured, undo, style.getPropertyPriority(name))
  }
}

function set(
  style: CSSStyleDeclaration,
  name: string,
  value: string,
  undo: (() => void)[],
  priority = 'important',
): void {
  const before = [style.getPropertyValue(name), style.getPropertyPriority(name)] as const
  undo.push(() => style.setProperty(name, ...before))
  style.setProperty(name, value, priority)
}

function standStill(undo: (() => void)[]): void {
  const still = document.createElement('style')
  still.textContent = stillness
  document.head.append(still)
  undo.push(() => still.remove())
}

function elementOf(selector: string): Element {
  const element = document.querySelector(selector)
  if (!element) throw new Error(`There is no element ${selector}.`)
  return element
}
