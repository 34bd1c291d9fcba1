import { limits } from '@cairn/contract'

/**
 * A profile link in the form in which it is stored; undefined if it is anything but the address of a web page, such
 * as another protocol, or has credentials, control characters or no host
 * (docs/reference/security.md, “Stored texts”).
 */
export function safeUrl(text: string): string | undefined {
  if (text.length > limits.maxLinkLength || hasControlOrSpace(text) || !URL.canParse(text)) return undefined
  const url = new URL(text)
  const isWeb = url.protocol === 'https:' || url.protocol === 'http:'
  // A dot at the end adds nothing to a name.
  const hasDomain = /\.[^.]/.test(url.hostname)
  if (!isWeb || url.username !== '' || url.password !== '' || !hasDomain) return undefined
  return url.href.length > limits.maxLinkLength ? undefined : url.href
}

function hasControlOrSpace(text: string): boolean {
  return /[\p{Cc}\s\\]/u.test(text)
}
