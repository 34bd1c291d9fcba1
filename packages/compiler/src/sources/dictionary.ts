/** English text of a comment → its translation. */
export type Dictionary = ReadonlyMap<string, string>

/** Joins the two files of a dictionary: ids with English texts, and ids with translations. */
export function toDictionary(
  english: Readonly<Record<string, string>>,
  other: Readonly<Record<string, string>>,
): Dictionary {
  return new Map(
    Object.entries(english).flatMap(([id, text]): [string, string][] => {
      const translated = Object.hasOwn(other, id) ? other[id] : undefined
      return translated === undefined || translated === '' ? [] : [[text.trim(), translated.trim()]]
    }),
  )
}
