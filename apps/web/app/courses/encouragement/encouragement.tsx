import { languages } from '@cairn/contract'
import { type Encouragement as Shown, loadEncouragements, type Quotation } from '@cairn/locales'
import { useEffect, useState } from 'react'
import { usePageLanguage } from '#shared/language/page-language.ts'
import { TaggedText } from '#shared/language/tagged-text.tsx'
import { useTranslation } from '#shared/language/use-translation.ts'
import { quotedFrom } from './quoted-from.ts'

/** Another one at each visit; the server's cached page shows the first. */
export function Encouragement() {
  const { t } = useTranslation()
  const { code } = languages[usePageLanguage()]
  const [picked, setPicked] = useState<Shown | undefined>(undefined)
  useEffect(() => {
    // Without them the first one stays.
    loadEncouragements[code]().then(
      (all) => setPicked(oneOf(all)),
      () => undefined,
    )
  }, [code])
  const encouragement = picked ?? { text: t('learn.encouragement') }
  const { text, author } = encouragement
  return (
    <div className="encouragement">
      {author ? (
        <figure>
          <blockquote>{text}</blockquote>
          <Source quotation={encouragement} />
        </figure>
      ) : (
        <p>{text}</p>
      )}
    </div>
  )
}

function oneOf<Item>(items: readonly Item[]): Item | undefined {
  return items[Math.floor(Math.random() * items.length)]
}

function Source({ quotation: { author, work, year } }: { quotation: Quotation }) {
  return (
    <figcaption>
      <TaggedText
        id={quotedFrom(year)}
        variables={{ author, work, year: Math.abs(year) }}
        elements={{ 1: <cite /> }}
      />
    </figcaption>
  )
}
