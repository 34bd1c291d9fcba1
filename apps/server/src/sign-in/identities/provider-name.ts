import { withoutTrailingSlashes } from '@cairn/contract'
import type { SignInProvider } from '#read-sign-in-providers.ts'

/** What people call a service: its name here, or its host when the school no longer offers it. */
export function providerName(providers: readonly SignInProvider[], issuer: string): string {
  const wanted = withoutTrailingSlashes(issuer)
  const known = providers.find((provider) => withoutTrailingSlashes(provider.issuer) === wanted)
  return known?.name ?? (URL.canParse(issuer) ? new URL(issuer).host : issuer)
}
