import { useSite } from '#shared/call/site.ts'
import { useTranslation } from '#shared/language/use-translation.ts'

/** The school's news and radio, if it has them. */
export function ElsewhereLinks() {
  const { t } = useTranslation()
  const { newsUrl, radioUrl } = useSite()
  const links = [
    ['news', newsUrl],
    ['radio', radioUrl],
  ] as const
  if (links.every(([, address]) => address === null)) return null
  return (
    <nav aria-label={t('elsewhere.label')}>
      <ul className="site-footer__links">
        {links.map(
          ([name, address]) =>
            address !== null && (
              <li key={name}>
                <a href={address}>{t(`elsewhere.${name}`)}</a>
              </li>
            ),
        )}
      </ul>
    </nav>
  )
}
