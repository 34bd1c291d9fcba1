import { isLink } from '@cairn/contract'
import { useState } from 'react'

type AvatarProps = {
  picture: string
  size?: 'small' | 'large'
  isDonating?: boolean | null
  isTopContributor?: boolean
}

/** freeCodeCamp's former placeholder for accounts without a picture. */
const samplePicture = /\/sample-image\.png$/i

/** A camper's picture, or an icon; its border thanks them (docs/reference/camper-pages.md, “Profile”). */
export function Avatar({ picture, size = 'small', isDonating, isTopContributor = false }: AvatarProps) {
  const [broken, setBroken] = useState('')
  const isShown = isLink(picture) && !samplePicture.test(picture) && picture !== broken
  const thanks = `${isDonating ? 'donor' : ''}${isTopContributor ? 'contributor' : ''}`
  return (
    <span
      className={size === 'large' ? 'avatar avatar--large' : 'avatar'}
      data-thanks={thanks || undefined}
      aria-hidden="true"
    >
      {isShown ? (
        <img src={picture} alt="" width="100%" height="100%" onError={() => setBroken(picture)} />
      ) : (
        <svg viewBox="0 0 24 24" width="62%" height="62%" fill="currentColor">
          <circle cx="12" cy="8" r="4.6" />
          <path d="M2.8 22c.5-5 4.3-8 9.2-8s8.7 3 9.2 8z" />
        </svg>
      )}
    </span>
  )
}
