import * as z from 'zod/mini'

const webAddress = /^https?:\/\/(?:[^\s/?#@]+\.[^\s/?#@.]+|localhost)(?::\d{1,5})?(?:[/?#]\S*)?$/i

/** Whether a text is a web address that `URL` accepts: http or https, and a host with a dot. */
export function isLink(text: string): boolean {
  return webAddress.test(text) && z.url().safeParse(text).success
}

const ownMachine =
  /^https?:\/\/(?:localhost(?![\w.-])|127\.|0\.0\.0\.0|10\.|192\.168\.|172\.(?:1[6-9]|2\d|3[01])\.|\[::1\])/i

/** Whether a link leads to the camper's own machine or network, where other people cannot follow it. */
export function isOwnMachine(link: string): boolean {
  return ownMachine.test(link)
}
