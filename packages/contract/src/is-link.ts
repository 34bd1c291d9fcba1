const webAddress = /^https?:\/\/(?:[^\s/?#@]+\.[^\s/?#@.]+|localhost)(?::\d{1,5})?(?:[/?#]\S*)?$/i

/** Whether a text is an address of the web: http or https, and a host with a dot (specification §5). */
export function isLink(text: string): boolean {
  return webAddress.test(text)
}
