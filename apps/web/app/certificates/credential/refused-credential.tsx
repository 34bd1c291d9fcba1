import { Link } from 'react-router'
import { useTranslation } from '#shared/language/use-translation.ts'

type RefusedCredentialProps = {
  /** The project that did not pass. */
  project: { title: string; path: string | null } | undefined
  isOwner: boolean
}

/** Why a certificate is not signed, and what its owner can do. */
export function RefusedCredential({ project, isOwner }: RefusedCredentialProps) {
  const { t } = useTranslation()
  const title = project?.title ?? ''
  return (
    <>
      <p>{t('credential.refused', { title })}</p>
      {isOwner && (
        <p>
          {t('credential.refusedAdvice')} {project?.path && <Link to={project.path}>{title}</Link>}
        </p>
      )}
    </>
  )
}
