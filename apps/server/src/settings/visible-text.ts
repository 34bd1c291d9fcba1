/** Letters that nothing is drawn for, except those that shape the letters beside them. The last one is a blank of Braille. */
const invisible = /(?![\p{Join_Control}\p{Variation_Selector}])[\p{Default_Ignorable_Code_Point}\u2800]/gu

/** Joiners, as Persian and emoji need them, and choices of a letter's form, where there is no letter before them. */
const unattached = /(?<![\p{L}\p{M}\p{N}\p{P}\p{S}])[\p{Join_Control}\p{Variation_Selector}]+/gu

/** A line as its readers see it: a name that cannot be seen is none, and two that look the same are the same. */
export function visibleText(text: string): string {
  return text.replaceAll(invisible, '').replaceAll(unattached, '').trim()
}
