const namespace = 'https://purl.imsglobal.org/ob/v3p0'

/**
 * An SVG with a credential inside (Open Badges 3.0, “Baking”).
 *
 * @throws Error if the badge is no SVG document.
 */
export function bakeSvg(badge: string, credential: string): string {
  const start = badge.indexOf('<svg')
  const end = badge.indexOf('>', start) + 1
  if (start < 0 || end === 0) throw new Error('The badge is no SVG')
  const opening = badge.slice(start, end).replace('<svg', `<svg xmlns:openbadges="${namespace}"`)
  const baked = `<openbadges:credential><![CDATA[${inCdata(credential)}]]></openbadges:credential>`
  return badge.slice(0, start) + opening + baked + badge.slice(end)
}

/** A name may hold the end of a CDATA section; in JSON a character can be written otherwise. */
function inCdata(json: string): string {
  return json.replaceAll(']]>', String.raw`]]\u003e`)
}
