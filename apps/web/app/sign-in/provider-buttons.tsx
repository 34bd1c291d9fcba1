import { paths } from '@cairn/contract'
import { useSite } from '#shared/call/site.ts'
import { useTranslation } from '#shared/language/use-translation.ts'
import { useIsClient } from '#shared/use-is-client.ts'
import { ProviderLink } from './provider-link.tsx'

/** One link for each service that the school has set up; most schools have none. */
export function ProviderButtons({ returnTo }: { returnTo: string | null }) {
  const { t } = useTranslation()
  const { signInProviders } = useSite()
  // The page is cached for all visitors, so the return path is added in the browser.
  const isClient = useIsClient()
  const search = isClient && returnTo ? `?returnTo=${encodeURIComponent(returnTo)}` : ''
  return signInProviders.map(({ id, name }) => (
    <ProviderLink key={id} address={paths.signInProvider(id) + search}>
      {t('signInScreen.withProvider', { name })}
    </ProviderLink>
  ))
}
