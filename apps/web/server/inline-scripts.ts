/** The texts of the scripts that stand in a page itself, in their order. */
export function inlineScripts(html: string): string[] {
  return html
    .split('<script')
    .slice(1)
    .flatMap((piece) => {
      const start = piece.indexOf('>')
      if (/\bsrc=/.test(piece.slice(0, start))) return []
      return [piece.slice(start + 1, piece.indexOf('</script>'))]
    })
}
