import { encouragements, type Quotation } from '@cairn/locales'
import { useState } from 'react'
import { Trans } from 'react-i18next'
import { useIsClient } from '#shared/use-is-client.ts'
import { quotedFrom } from './quoted-from.ts'

/** Another one at each visit; the server's cached page shows the first. */
export function Encouragement() {
  const isClient = useIsClient()
  const [pick] = useState(() => Math.floor(Math.random() * encouragements.length))
  const encouragement = encouragements[isClient ? pick : 0]
  if (!encouragement) return null
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

function Source({ quotation: { author, work, year } }: { quotation: Quotation }) {
  return (
    <figcaption>
      <Trans
        i18nKey={quotedFrom(year)}
        values={{ author, work, year: Math.abs(year) }}
        components={{ 1: <cite /> }}
      />
    </figcaption>
  )
}
