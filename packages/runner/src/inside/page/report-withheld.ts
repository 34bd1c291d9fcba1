/** The limit for pages that name many hosts. */
const maximumOrigins = 8

/** Kinds of resources that a page may be given; scripts from other hosts are not among them. */
const loadable = /^(?:img|font|media|style)-src/

/** Reports each origin, up to a limit, from which the page wants images, fonts, styles or media. */
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
