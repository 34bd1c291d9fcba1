/** Characters that terminals obey or do not show, and that JSON may contain as they are. */
const unprintable = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu

/** JSON that means the same, and that may be printed although anyone may have written the texts in it. */
export function printableJson(value: unknown, indentation?: number): string {
  return JSON.stringify(value, null, indentation).replaceAll(unprintable, (character) =>
    // Line ends are between the values; JSON has written those within texts as `\n`.
    character === '\n' ? character : escapesOf(character),
  )
}

function escapesOf(character: string): string {
  return character
    .split('')
    .map((unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
    .join('')
}
