type Parts = {
  protocol: string
  host: string
  username: string
  pathname: string
  search: string
  hash: string
}

/** Browsers and Node have it; this package is typed for neither. */
declare const URL: { canParse: (text: string) => boolean; new (text: string): Parts }

/** Why an address is not that of a shared transcript. */
export type TranscriptLinkProblem =
  | 'not-a-link'
  | 'not-https'
  | 'other-site'
  | 'other-page'
  | 'has-more'
  | 'example'

/** What forms show as an example; Microsoft's own pages write it like this. */
export const exampleTranscriptLink = 'https://learn.microsoft.com/LOCALE/users/USERNAME/transcript/ID'

const sharedTranscript =
  /^\/(?<locale>[a-z\d-]{2,20})\/users\/(?<name>[^/]{1,200})\/transcript\/(?<id>[a-z\d]{1,64})(?<rest>\/.*)?$/i

/**
 * The id in the address of a shared transcript, or what is wrong with the address. Only the id is used: the server
 * never opens an address that a person typed (docs/reference/api.md, “Microsoft Learn accounts”).
 */
export function readTranscriptLink(address: string): { id: string } | { problem: TranscriptLinkProblem } {
  if (!URL.canParse(address)) return { problem: 'not-a-link' }
  const { protocol, host, username, pathname, search, hash } = new URL(address)
  if (protocol === 'http:') return { problem: 'not-https' }
  if (protocol !== 'https:') return { problem: 'not-a-link' }
  if (host !== 'learn.microsoft.com' || username !== '') return { problem: 'other-site' }
  const { locale, name, id, rest = '' } = sharedTranscript.exec(pathname)?.groups ?? {}
  if (id === undefined) return { problem: 'other-page' }
  if (locale === 'LOCALE' || name === 'USERNAME' || id === 'ID') return { problem: 'example' }
  const hasMore = (rest !== '' && rest !== '/') || search !== '' || hash !== ''
  return hasMore ? { problem: 'has-more' } : { id }
}
