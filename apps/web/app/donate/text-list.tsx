import { useTranslation } from '#shared/language/use-translation.ts'

type TextListProps = {
  id: string
  of: 'donate.money' | 'donate.supporters.benefits' | 'donate.supporters.initiatives'
}

/** A few points below a heading. */
export function TextList({ id, of }: TextListProps) {
  const { t, list } = useTranslation()
  const items = list(`${of}.items`)
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{t(`${of}.title`)}</h2>
      <ul>
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </section>
  )
}
