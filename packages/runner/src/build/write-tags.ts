/** A style element that its own text cannot close. */
export function styleTag(css: string, className?: string): string {
  const attribute = className === undefined ? '' : ` class="${className}"`
  return `<style${attribute}>${css.replaceAll(/<\/(?=style)/gi, String.raw`<\/`)}</style>`
}

/** Escapes a script's text so that it cannot close its own element. */
export function safeScript(code: string): string {
  return code.replaceAll(/<\/(?=script)/gi, String.raw`<\/`)
}

export function escapeAttribute(value: string): string {
  return value.replaceAll('&', '&amp;').replaceAll('"', '&quot;')
}
