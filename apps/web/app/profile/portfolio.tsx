import { isLink, type PortfolioItem } from '@cairn/contract'
import { useTranslation } from '#shared/language/use-translation.ts'

/** Projects that a camper lists. Invalid addresses are omitted. */
export function Portfolio({ items }: { items: readonly PortfolioItem[] }) {
  const { t } = useTranslation()
  if (items.length === 0) return null
  return (
    <section>
      <h2>{t('profile.portfolio.title')}</h2>
      <ul className="portfolio">
        {items.map(({ id, title, url, image, description }) => (
          <li key={id} className="card">
            {isLink(image) && <img src={image} alt="" loading="lazy" />}
            <h3>
              {isLink(url) ? (
                <a href={url} target="_blank" rel="noopener noreferrer nofollow ugc">
                  {title}
                </a>
              ) : (
                title
              )}
            </h3>
            {description && <p>{description}</p>}
          </li>
        ))}
      </ul>
    </section>
  )
}
