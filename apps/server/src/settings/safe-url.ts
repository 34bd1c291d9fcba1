import { limits } from '@cairn/contract'

/**
 * A link as a profile may show it, in the form in which it is kept; undefined when it could be anything but a
 * page of the web (security.md §1a #10): another protocol, credentials, control characters, or no host.
 */
export function safeUrl(text: string): string | undefined {
  if (text.length > limits.maxLinkLength || hasControlOrSpace(text) || !URL.canParse(text)) return undefined
  const url = new URL(text)
  const isWeb = url.protocol === 'https:' || url.protocol === 'http:'
  if (!isWeb || url.username !== '' || url.password !== '' || !url.hostname.includes('.')) return undefined
  return url.href.length > limits.maxLinkLength ? undefined : url.href
}

function hasControlOrSpace(text: string): boolean {
  return /[\p{Cc}\s\\]/u.test(text)
}
