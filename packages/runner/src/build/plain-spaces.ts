/** No-break spaces come with pasted code, and compilers do not accept them as spaces. */
export function withPlainSpaces(text: string): string {
  return text.replaceAll('\u00A0', ' ')
}
