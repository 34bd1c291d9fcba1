type Named = { credentialSubject: { identifier?: { identityType: string; identityHash: string }[] } }

/**
 * Whether a credential tells nothing but the name that its certificate shows; `name` undefined: none is shown. Its holder may
 * have another name by now, and must not be known by the former one for ever.
 */
export function fitsShownName(document: string, name: string | undefined): boolean {
  const { credentialSubject } = JSON.parse(document) as Named
  const named = credentialSubject.identifier?.find(({ identityType }) => identityType === 'name')
  return named === undefined || named.identityHash === name
}
