const contents = /<(?<name>script|style)\b[^>]*>[\s\S]*?<\/\k<name>\s*>/gi
const comments = /<!--[\s\S]*?-->/g
const tags = /<\/?[a-z][^<>]*>/gi

/** What a person wrote, without any HTML in it: taken out until nothing changes, so that nothing is put together. */
export function plainText(text: string): string {
  const stripped = text.replaceAll(contents, '').replaceAll(comments, '').replaceAll(tags, '')
  return stripped === text ? text.replaceAll('<', '&lt;') : plainText(stripped)
}
