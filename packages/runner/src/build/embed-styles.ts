import { attributeOf, type Tag } from './find-tags.ts'
import { libraryAt } from './libraries.ts'
import { isNamed, type Page } from './page.ts'
import { programText } from './program-text.ts'
import { styleTag } from './write-tags.ts'

/** The sheet is placed next to its link, so that the cascade is the one that the learner wrote. */
export function embedStyles(tag: Tag, { text, styles, libraries }: Page): void {
  const href = attributeOf(tag, 'href')
  if (!href) return
  const library = libraries.get(libraryAt(href.value) ?? '')
  if (library !== undefined) {
    text.overwrite(tag.start, tag.end, styleTag(library))
    return
  }
  if (!styles || !isNamed(href.value, 'styles.css')) return
  text.overwrite(href.start, href.end, 'data-href="styles.css"')
  text.appendLeft(tag.end, styleTag(programText(styles).text, 'fcc-injected-styles'))
}

/** Compiles SCSS in the page in place. */
export function embedSass(tag: Tag, { text, html, toCss }: Page): void {
  const type = attributeOf(tag, 'type')
  if (!type || !/\bscss\b/i.test(type.value) || tag.contentStart === tag.contentEnd) return
  text.overwrite(type.start, type.end, 'data-type-was="text/scss"')
  text.overwrite(
    tag.contentStart,
    tag.contentEnd,
    toCss(html.slice(tag.contentStart, tag.contentEnd), tag) || ' ',
  )
}
