import { useSite } from '#shared/call/site.ts'
import { useTranslation } from '#shared/language/use-translation.ts'

/** The operator's own pages about this school. */
export function SchoolLinks() {
  const { t } = useTranslation()
  const { links } = useSite().frame
  if (links.length === 0) return null
  return (
    <nav aria-label={t('frame.aboutSchool')}>
      <ul className="site-footer__links">
        {links.map(({ name, text, url }) => (
          <li key={name}>
            <a href={url}>
              <bdi>{text ?? t(`frame.links.${name}`)}</bdi>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
