import type { SignInProvider } from '#read-sign-in-providers.ts'

/** What people call a service: its name here, or its host when the school no longer offers it. */
export function providerName(providers: readonly SignInProvider[], issuer: string): string {
  const plain = (address: string) => address.replace(/\/+$/, '')
  const known = providers.find((provider) => plain(provider.issuer) === plain(issuer))
  return known?.name ?? (URL.canParse(issuer) ? new URL(issuer).host : issuer)
}
