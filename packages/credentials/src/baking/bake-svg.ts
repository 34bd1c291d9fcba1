const namespace = 'https://purl.imsglobal.org/ob/v3p0'

/**
 * An SVG with a credential inside (Open Badges 3.0, “Baking”).
 *
 * @throws Error if the badge is no SVG document.
 */
export function bakeSvg(badge: string, credential: string): string {
  const root = /<svg\b[^>]*>/.exec(badge)
  if (!root) throw new Error('The badge is no SVG')
  const end = root.index + root[0].length
  const opening = root[0].replace('<svg', `<svg xmlns:openbadges="${namespace}"`)
  const baked = `<openbadges:credential><![CDATA[${inCdata(credential)}]]></openbadges:credential>`
  return badge.slice(0, root.index) + opening + baked + badge.slice(end)
}

/** A name may hold the end of a CDATA section; in JSON a character can be written otherwise. */
function inCdata(json: string): string {
  return json.replaceAll(']]>', String.raw`]]\u003e`)
}
