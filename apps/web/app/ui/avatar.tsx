import { isLink } from '@cairn/contract'
import { useState } from 'react'

type AvatarProps = {
  picture: string
  size?: 'small' | 'large'
  isDonating?: boolean | null
  isTopContributor?: boolean
}

/** A picture that a predecessor of this platform gave to everybody who had none. */
const samplePicture = /\/sample-image\.png$/i

/** A camper's picture, or an icon when there is none, or none that loads. Its border thanks them (specification §3). */
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
