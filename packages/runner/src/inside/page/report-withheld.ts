/** A page of a hundred hosts is not worth a question about each. */
const maximumOrigins = 8

/** What a page may be given; scripts of others it is not. */
const loadable = /^(?:img|font|media|style)-src/

/** Tells each other origin, up to a number, that the page wants pictures, fonts, styles or films from. */
export function reportWithheld(report: (origin: string) => void): void {
  const told = new Set<string>()
  addEventListener('securitypolicyviolation', ({ isTrusted, effectiveDirective, blockedURI }) => {
    if (!isTrusted || !loadable.test(effectiveDirective) || !URL.canParse(blockedURI)) return
    const { origin } = new URL(blockedURI)
    if (told.has(origin) || told.size >= maximumOrigins) return
    told.add(origin)
    report(origin)
  })
}
