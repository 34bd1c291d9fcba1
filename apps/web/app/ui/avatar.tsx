type AvatarProps = { username: string; picture: string; size?: 'small' | 'large' }

/** A camper's picture, or the first letter of their name. */
export function Avatar({ username, picture, size = 'small' }: AvatarProps) {
  const letter = [...username.replace(/^camper-/, '')][0] ?? '?'
  return (
    <span
      className={size === 'large' ? 'avatar avatar--large' : 'avatar'}
      aria-hidden="true"
      // Drawn by the style sheet: as text it would be part of a link's name.
      data-letter={picture ? undefined : letter}
    >
      {picture && <img src={picture} alt="" width="100%" height="100%" />}
    </span>
  )
}
