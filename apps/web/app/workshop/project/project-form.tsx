import type { ChallengeType } from '@cairn/contract'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ProjectLinks } from './kept-links.ts'
import {
  checkSolution,
  checkSource,
  isServerType,
  isUnprotected,
  type LinkWarning,
  needsSourceLink,
} from './link-checks.ts'
import { LinkField } from './link-field.tsx'

type ProjectFormProps = {
  challengeType: ChallengeType
  /** The lesson's text as HTML; the example that it links to is not the camper's own work. */
  shown: string
  links: ProjectLinks
  isBusy: boolean
  onChange: (links: ProjectLinks) => void
  /** Called when the links are free of errors. */
  onSubmit: () => void
}

/** Asks for a finished project's address and reports what is wrong with it before it is sent. */
export function ProjectForm({ challengeType, shown, links, isBusy, onChange, onSubmit }: ProjectFormProps) {
  const { t } = useTranslation()
  const [isJudged, setIsJudged] = useState(false)
  const hasSource = needsSourceLink(challengeType)
  const solution = checkSolution(links.solution.trim(), challengeType, shown)
  const source = hasSource ? checkSource(links.githubLink.trim(), shown) : undefined
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setIsJudged(true)
    if (!solution && !source) return onSubmit()
    const wrong = solution ? 'solution' : 'githubLink'
    event.currentTarget.querySelector<HTMLInputElement>(`[name=${wrong}]`)?.focus()
  }
  const label = isServerType(challengeType) ? 'test' : 'ready'
  const textOf = (warning: LinkWarning | undefined) =>
    isJudged && warning ? t(`challenge.projectForm.warnings.${warning}`) : undefined
  return (
    <form className="project-form" noValidate onSubmit={submit}>
      <LinkField
        name="solution"
        label={t(
          isServerType(challengeType) ? 'challenge.projectForm.server' : 'challenge.projectForm.solution',
        )}
        value={links.solution}
        problem={textOf(solution)}
        onChange={(text) => onChange({ ...links, solution: text })}
      />
      {isUnprotected(links.solution.trim(), challengeType) && (
        <p className="soft">{t('challenge.projectForm.warnings.http-url')}</p>
      )}
      {hasSource && (
        <LinkField
          name="githubLink"
          label={t('challenge.projectForm.source')}
          value={links.githubLink}
          problem={textOf(source)}
          onChange={(text) => onChange({ ...links, githubLink: text })}
        />
      )}
      <button type="submit" className="button button--primary" disabled={isBusy}>
        {t(isBusy ? 'challenge.checking' : `challenge.projectForm.${label}`)}
      </button>
    </form>
  )
}
