/** More does not fit. */
const mostLines = 14

/** A page that shows what a program has printed, in letters that can be read in a small picture. */
export function pageOfOutput(printed: readonly string[]): string {
  const lines = printed.flatMap((text) => text.split('\n'))
  const shown = lines.length > mostLines ? [...lines.slice(0, mostLines - 1), '…'] : lines
  return `<!doctype html>
<style>
  body { margin: 0; padding: 56px 64px; background: #0a0a23; color: #f5f6f7; font: 34px/1.3 monospace; white-space: pre }
</style>
<body>${shown.map(escaped).join('\n')}</body>`
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}
