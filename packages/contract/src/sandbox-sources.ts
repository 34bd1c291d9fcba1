/**
 * A sandbox document can reach no network by itself. Its address may name origins as exceptions, which the server
 * writes into the document's content policy: `page.html?from=https://cdn.example` (decision 38).
 */
export const sandboxSourceParameter = 'from'

/** More origins than any lesson needs, few enough for a header. */
export const maximumSandboxSources = 8

/**
 * Origins as browsers spell them, so that the app's own has no second spelling to get past the check: lower case, no
 * trailing dot, no numeric address, and no default port, which `isSandboxSource` refuses. A wildcard, a quote or a separator would change the policy's
 * meaning.
 */
const webOrigin =
  /^https:\/\/(?:[a-z\d]+(?:-+[a-z\d]+)*\.)*[a-z][a-z\d]*(?:-+[a-z\d]+)*(?::(?<port>[1-9]\d{0,4}))?$/
/** A program on the camper's own machine has no certificate. */
const ownMachine = /^http:\/\/(?:localhost|127\.0\.0\.1)(?::(?!80$)(?<port>[1-9]\d{0,4}))?$/
const highestPort = 65_535

/** The query to add to the address of a sandbox document so that it may load from these origins. */
export function sandboxQuery(origins: readonly string[]): string {
  return origins.length === 0 ? '' : `?${sandboxSourceParameter}=${origins.map(encodeURIComponent).join(',')}`
}

/**
 * The origins in the address of a sandbox document; undefined if one of them cannot be allowed. The app's own
 * origins never are: learner code must not reach the school.
 *
 * @param from the decoded value of the parameter `from`
 */
export function readSandboxSources(
  from: string | undefined,
  { appOrigins }: { appOrigins: readonly string[] },
): string[] | undefined {
  const origins = (from ?? '').split(',').filter(Boolean)
  if (origins.length > maximumSandboxSources) return undefined
  return origins.every((origin) => isSandboxSource(origin, { appOrigins })) ? origins : undefined
}

/** Whether a sandbox document may be allowed to load from this origin. */
export function isSandboxSource(origin: string, { appOrigins }: { appOrigins: readonly string[] }): boolean {
  const match = ownMachine.exec(origin) ?? (origin.endsWith(':443') ? null : webOrigin.exec(origin))
  return match !== null && Number(match.groups?.['port'] ?? 0) <= highestPort && !appOrigins.includes(origin)
}

type Parties = { appOrigins: readonly string[]; sources: readonly string[] }

/** The headers of a sandbox document, with the app's origins and the allowed sources filled in. */
export function fillSandboxHeaders(
  headers: Readonly<Record<string, string>>,
  { appOrigins, sources }: Parties,
): Record<string, string> {
  const quoted = sources.map((origin) => `"${origin}"`).join(' ')
  const filled = Object.entries(headers).map(([name, value]) => [
    name,
    value
      .replaceAll('{appOrigin}', appOrigins.join(' '))
      .replaceAll(' {sources}', sources.map((origin) => ` ${origin}`).join(''))
      .replaceAll('{quotedSources}', quoted),
  ])
  return Object.fromEntries(filled) as Record<string, string>
}
