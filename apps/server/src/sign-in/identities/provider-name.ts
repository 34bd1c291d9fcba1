import { withoutTrailingSlashes } from '@cairn/contract'
import type { SignInProvider } from '#config/read-sign-in-providers.ts'

/** The name of a service, or its host if the school no longer offers it. */
export function providerName(providers: readonly SignInProvider[], issuer: string): string {
  const wanted = withoutTrailingSlashes(issuer)
  const known = providers.find((provider) => withoutTrailingSlashes(provider.issuer) === wanted)
  return known?.name ?? (URL.canParse(issuer) ? new URL(issuer).host : issuer)
}
