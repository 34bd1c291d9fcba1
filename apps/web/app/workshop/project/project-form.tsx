import type { Challenge } from '@cairn/contract'
import { type FormEvent, type RefObject, useState } from 'react'
import { useTranslation } from '#shared/language/use-translation.ts'
import { useFormAddress } from '#workshop/sent-form/use-form-address.ts'
import { useSentForm } from '#workshop/sent-form/use-sent-form.ts'
import type { ProjectLinks } from './kept-links.ts'
import { checkLinks, isServerType, isUnprotected, type LinkWarning, needsSourceLink } from './link-checks.ts'
import { LinkField } from './link-field.tsx'

type ProjectFormProps = {
  challenge: Challenge
  form: RefObject<HTMLFormElement | null>
  links: ProjectLinks
  isBusy: boolean
  onChange: (links: ProjectLinks) => void
  /** Called when the links are free of errors. */
  onSubmit: () => void
}

/** Asks for a finished project's address and reports what is wrong with it before it is sent. */
export function ProjectForm({ challenge, form, links, isBusy, onChange, onSubmit }: ProjectFormProps) {
  const { t } = useTranslation()
  const formAddress = useFormAddress(challenge)
  const { challengeType } = challenge
  const [isJudged, setIsJudged] = useState(Boolean(useSentForm()?.fields))
  const isTested = isServerType(challengeType)
  const { solution, source } = checkLinks(links, challenge)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setIsJudged(true)
    if (!solution && !source) return onSubmit()
    const wrong = solution ? 'solution' : 'githubLink'
    event.currentTarget.querySelector<HTMLInputElement>(`[name=${wrong}]`)?.focus()
  }
  const label = isTested ? 'test' : 'ready'
  const textOf = (warning: LinkWarning | undefined) =>
    isJudged && warning ? t(`challenge.projectForm.warnings.${warning}`) : undefined
  return (
    <form
      ref={form}
      className={isTested ? 'project-form project-form--tested' : 'project-form'}
      method="post"
      action={formAddress}
      noValidate
      onSubmit={submit}
    >
      <LinkField
        name="solution"
        label={t(isTested ? 'challenge.projectForm.server' : 'challenge.projectForm.solution')}
        value={links.solution}
        problem={textOf(solution)}
        onChange={(text) => onChange({ ...links, solution: text })}
      />
      {isUnprotected(links.solution.trim(), challengeType) && (
        <p className="soft">{t('challenge.projectForm.warnings.http-url')}</p>
      )}
      {needsSourceLink(challengeType) && (
        <LinkField
          name="githubLink"
          label={t('challenge.projectForm.source')}
          value={links.githubLink}
          problem={textOf(source)}
          onChange={(text) => onChange({ ...links, githubLink: text })}
        />
      )}
      {isTested && (
        <noscript>
          <p className="notice">{t('sentForm.testsNeedScripts')}</p>
        </noscript>
      )}
      <button type="submit" className="button button--primary" disabled={isBusy}>
        {t(isBusy ? 'challenge.checking' : `challenge.projectForm.${label}`)}
      </button>
    </form>
  )
}
