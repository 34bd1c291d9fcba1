import { createHash } from 'node:crypto'

/**
 * Finds the inline scripts that the renderer itself wrote: they carry the nonce of this rendering, which a script in a
 * lesson or in a camper's text cannot know. Returns the page without the nonce, and the hashes of those scripts for the
 * policy (decision 39).
 */
export function hashKnownScripts(rendered: string, nonce: string): { html: string; hashes: string[] } {
  const mark = ` nonce="${nonce}"`
  const hashes = new Set<string>()
  for (const piece of rendered.split('<script').slice(1)) {
    const start = piece.indexOf('>')
    if (!piece.slice(0, start).includes(mark)) continue
    const text = piece.slice(start + 1, piece.indexOf('</script>'))
    hashes.add(`'sha256-${createHash('sha256').update(text).digest('base64')}'`)
  }
  return { html: rendered.replaceAll(mark, ''), hashes: [...hashes] }
}
