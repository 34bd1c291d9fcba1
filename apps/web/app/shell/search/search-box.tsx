import { paths } from '@cairn/contract'
import { type FormEvent, type KeyboardEvent, useId, useState } from 'react'
import { useNavigate } from 'react-router'
import { ResultList } from './result-list.tsx'
import { SearchField } from './search-field.tsx'
import { SearchStatus } from './search-status.tsx'
import { useResults } from './use-results.ts'

/** The page has the others. */
const mostShown = 8
const none = -1

/** A combobox with a list (WAI-ARIA APG): the focus stays in the field, arrows walk through the results. */
export function SearchBox({ onChosen }: { onChosen: () => void }) {
  const navigate = useNavigate()
  const listId = useId()
  const [typed, setTyped] = useState('')
  const [active, setActive] = useState(none)
  const results = useResults(typed)
  const shown = results.found?.slice(0, mostShown) ?? []
  const optionId = (index: number) => `${listId}-${index}`
  const go = (path: string) => {
    onChosen()
    void navigate(path)
  }
  const walk = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step === undefined || shown.length === 0) return
    event.preventDefault()
    // One place more than there are results: in between, the field itself is active again.
    const places = shown.length + 1
    const next = ((active + 1 + step + places) % places) - 1
    setActive(next)
    document.querySelector(`#${CSS.escape(optionId(next))}`)?.scrollIntoView({ block: 'nearest' })
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const query = typed.trim()
    const path = shown[active]?.path
    if (path !== undefined) go(path)
    else if (query !== '') go(`${paths.search}?${new URLSearchParams({ query })}`)
  }
  return (
    <form role="search" className="search-box" onSubmit={submit}>
      <SearchField
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={shown.length > 0}
        aria-controls={listId}
        aria-activedescendant={shown[active] && optionId(active)}
        value={typed}
        onChange={({ target }) => {
          setTyped(target.value)
          setActive(none)
        }}
        onKeyDown={walk}
      />
      <SearchStatus results={results} />
      <ResultList id={listId} results={shown} active={active} optionId={optionId} onChosen={onChosen} />
    </form>
  )
}
