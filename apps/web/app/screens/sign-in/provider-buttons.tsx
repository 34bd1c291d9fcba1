import { paths } from '@cairn/contract'
import { useTranslation } from 'react-i18next'
import { useSite } from '#lib/site.ts'
import { useIsClient } from '#lib/use-is-client.ts'

/** One way out for each service that the school has set up; none for most schools. */
export function ProviderButtons({ returnTo }: { returnTo: string | null }) {
  const { t } = useTranslation()
  const { signInProviders } = useSite()
  // The page is kept for everybody, so the server does not know where somebody came from.
  const isClient = useIsClient()
  const search = isClient && returnTo ? `?returnTo=${encodeURIComponent(returnTo)}` : ''
  return signInProviders.map(({ id, name }) => (
    <a key={id} className="button" href={paths.signInProvider(id) + search}>
      {t('signInScreen.withProvider', { name })}
    </a>
  ))
}
