const sharedTranscript =
  /^\/(?<locale>[a-z]{2}(?:-[a-z]{2,4})?)\/users\/(?<name>[^/]+)\/transcript\/(?<id>[a-z\d]{1,64})\/?$/i

/**
 * The id in the address of a shared transcript; undefined for any other address, and for the placeholder address.
 * Only the id is used: we never open an address that a person typed
 * (docs/reference/api.md, “Microsoft Learn accounts”).
 */
export function transcriptIdOf(address: string): string | undefined {
  if (!URL.canParse(address)) return undefined
  const { protocol, hostname, pathname, search, hash } = new URL(address)
  if (protocol !== 'https:' || hostname !== 'learn.microsoft.com' || search !== '' || hash !== '')
    return undefined
  const { name, id } = sharedTranscript.exec(pathname)?.groups ?? {}
  return name === 'USERNAME' || id === 'ID' ? undefined : id
}
