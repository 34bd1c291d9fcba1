import { isLink, type PublicUser } from '@cairn/contract'
import type { ReactNode } from 'react'
import { useTranslation } from '#shared/language/use-translation.ts'

const icons = {
  githubProfile: (
    <path d="M8 0C3.58 0 0 3.58 0 8c0 3.54 2.29 6.53 5.47 7.59.4.07.55-.17.55-.38 0-.19-.01-.82-.01-1.49-2.01.37-2.53-.49-2.69-.94-.09-.23-.48-.94-.82-1.13-.28-.15-.68-.52-.01-.53.63-.01 1.08.58 1.23.82.72 1.21 1.87.87 2.33.66.07-.52.28-.87.51-1.07-1.78-.2-3.64-.89-3.64-3.95 0-.87.31-1.59.82-2.15-.08-.2-.36-1.02.08-2.12 0 0 .67-.21 2.2.82.64-.18 1.32-.27 2-.27s1.36.09 2 .27c1.53-1.04 2.2-.82 2.2-.82.44 1.1.16 1.92.08 2.12.51.56.82 1.27.82 2.15 0 3.07-1.87 3.75-3.65 3.95.29.25.54.73.54 1.48 0 1.07-.01 1.93-.01 2.2 0 .21.15.46.55.38A8.01 8.01 0 0 0 16 8c0-4.42-3.58-8-8-8z" />
  ),
  linkedin: (
    <path d="M0 1.15C0 .51.53 0 1.18 0h13.65C15.47 0 16 .51 16 1.15v13.7c0 .64-.53 1.15-1.18 1.15H1.18C.53 16 0 15.49 0 14.85zm4.94 12.24V6.17h-2.4v7.22zM3.74 5.18c.84 0 1.36-.55 1.36-1.25-.01-.71-.52-1.25-1.34-1.25s-1.36.54-1.36 1.25c0 .7.52 1.25 1.33 1.25zm4.91 8.21V9.36c0-.22.02-.43.08-.59.17-.43.57-.88 1.23-.88.87 0 1.22.67 1.22 1.64v3.86h2.4V9.25C13.58 7.03 12.4 6 10.82 6c-1.28 0-1.85.7-2.17 1.19V6.17h-2.4c.03.68 0 7.22 0 7.22z" />
  ),
  twitter: (
    <path d="M12.6.75h2.45L9.7 6.89 16 15.25h-4.94l-3.87-5.07-4.42 5.07H.32l5.73-6.57L0 .75h5.06l3.5 4.63zm-.86 13.03h1.36L4.32 2.14H2.87z" />
  ),
  website: (
    <path
      d="M8 1a7 7 0 1 0 0 14A7 7 0 0 0 8 1zm0 0c4.2 4 4.2 10 0 14M8 1C3.8 5 3.8 11 8 15M1.5 5.6h13M1.5 10.4h13"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.3"
    />
  ),
} as const satisfies Record<string, ReactNode>

type SocialLinksProps = { user: Pick<PublicUser, keyof typeof icons | 'username'> }

/** The camper's social links; only those that are set. */
export function SocialLinks({ user }: SocialLinksProps) {
  const { t } = useTranslation()
  const kinds = (Object.keys(icons) as (keyof typeof icons)[]).filter((kind) => isLink(user[kind] ?? ''))
  if (kinds.length === 0) return null
  return (
    <ul className="social" aria-label={t('profile.social.title')}>
      {kinds.map((kind) => (
        <li key={kind}>
          <a
            href={user[kind]}
            target="_blank"
            rel="noopener noreferrer nofollow me"
            aria-label={t(`profile.social.${kind}`, { username: user.username })}
          >
            <svg viewBox="0 0 16 16" width="22" height="22" fill="currentColor" aria-hidden="true">
              {icons[kind]}
            </svg>
          </a>
        </li>
      ))}
    </ul>
  )
}
