import { maxLinkLength } from './limits.ts'

// Browsers and Node have it; the types of both do not belong here.
declare const URL: { canParse: (text: string) => boolean }

const webAddress = /^https?:\/\/(?<host>[^\s/?#@:]+)(?::[1-9]\d{0,4})?(?:[/?#]\S*)?$/i

/** The labels of a host have 63 characters at most (RFC 1035, section 2.3.4). */
const maxLabelLength = 63

/** Whether a text is a web address that every browser opens: http or https, and a host with a dot. */
export function isLink(text: string): boolean {
  if (text.length > maxLinkLength) return false
  const host = webAddress.exec(text)?.groups?.['host']
  return host !== undefined && isOpenedEverywhere(host.toLowerCase()) && URL.canParse(text)
}

function isOpenedEverywhere(host: string): boolean {
  const labels = host.split('.')
  const isNamed = labels.length > 1 && labels.every(({ length }) => length > 0 && length <= maxLabelLength)
  return isNamed || host === 'localhost'
}

const ownMachine =
  /^https?:\/\/(?:localhost(?![\w.-])|127\.|0\.0\.0\.0|10\.|192\.168\.|172\.(?:1[6-9]|2\d|3[01])\.|\[::1\])/i

/** Whether a link leads to the camper's own machine or network, where other people cannot follow it. */
export function isOwnMachine(link: string): boolean {
  return ownMachine.test(link)
}
