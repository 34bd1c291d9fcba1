import { type FormEvent, useId, useState } from 'react'
import { useSearchParams } from 'react-router'
import { useTranslation } from '#shared/language/use-translation.ts'
import { CamperItem } from './camper-item.tsx'
import { HasMore } from './has-more.tsx'
import { UntilAnswered } from './until-answered.tsx'
import { useAnswer } from './use-answer.ts'

/** Campers by name or address, at first by what the page's address has; the newest while nothing is searched for. */
export function CampersSection() {
  const { t } = useTranslation()
  const id = useId()
  const [parameters] = useSearchParams()
  const named = parameters.get('search') ?? ''
  const [typed, setTyped] = useState(named)
  const [search, setSearch] = useState(named)
  const asked = useAnswer('findCampers', { query: { search } })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setSearch(typed.trim())
  }
  return (
    <>
      <p className="soft">{t('administration.lead')}</p>
      <form role="search" className="administration__search" onSubmit={submit}>
        <div className="field">
          <label htmlFor={id}>{t('administration.campers.search')}</label>
          <input
            id={id}
            type="search"
            autoComplete="off"
            spellCheck={false}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
        </div>
        <button type="submit" className="button button--primary">
          {t('administration.campers.find')}
        </button>
      </form>
      <UntilAnswered asked={asked}>
        {({ campers, hasMore }) => (
          <div className="card">
            <p role="status" className={campers.length > 0 ? 'visually-hidden' : undefined}>
              {campers.length > 0
                ? t('search.results', { count: campers.length })
                : t('administration.campers.none')}
            </p>
            <ul className="administration__list">
              {campers.map((camper) => (
                <CamperItem key={camper.userId} camper={camper} reload={asked.reload} />
              ))}
            </ul>
            <HasMore isTrue={hasMore} count={campers.length} />
          </div>
        )}
      </UntilAnswered>
    </>
  )
}
