import { type ChallengeType, limits } from '@cairn/contract'
import { type FormEvent, useId, useState } from 'react'
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
  const source = hasSource ? checkSource(links.githubLink.trim()) : undefined
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setIsJudged(true)
    if (!solution && !source) return onSubmit()
    const wrong = solution ? 'solution' : 'githubLink'
    event.currentTarget.querySelector<HTMLInputElement>(`[name=${wrong}]`)?.focus()
  }
  const label = isServerType(challengeType) ? 'test' : 'ready'
  return (
    <form className="project-form" noValidate onSubmit={submit}>
      <LinkField
        name="solution"
        label={t(
          isServerType(challengeType) ? 'challenge.projectForm.server' : 'challenge.projectForm.solution',
        )}
        value={links.solution}
        warning={isJudged ? solution : undefined}
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
          warning={isJudged ? source : undefined}
          onChange={(text) => onChange({ ...links, githubLink: text })}
        />
      )}
      <button type="submit" className="button button--primary" disabled={isBusy}>
        {t(isBusy ? 'challenge.checking' : `challenge.projectForm.${label}`)}
      </button>
    </form>
  )
}

type LinkFieldProps = {
  name: keyof ProjectLinks
  label: string
  value: string
  warning: LinkWarning | undefined
  onChange: (text: string) => void
}

function LinkField({ name, label, value, warning, onChange }: LinkFieldProps) {
  const { t } = useTranslation()
  const id = useId()
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        name={name}
        type="url"
        inputMode="url"
        autoComplete="url"
        spellCheck={false}
        maxLength={limits.maxProjectLinkLength}
        placeholder="https://"
        dir="ltr"
        value={value}
        aria-invalid={warning !== undefined}
        aria-describedby={`${id}-warning`}
        onChange={({ target }) => onChange(target.value)}
      />
      <p id={`${id}-warning`} className="field__error" role="alert">
        {warning && t(`challenge.projectForm.warnings.${warning}`)}
      </p>
    </div>
  )
}
