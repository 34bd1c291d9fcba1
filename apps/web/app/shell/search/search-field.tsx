import { limits } from '@cairn/contract'
import type { ComponentProps } from 'react'
import { useTranslation } from '#shared/language/use-translation.ts'

/** Where the words are typed, in the dialog and on the page. */
export function SearchField(props: ComponentProps<'input'>) {
  const { t } = useTranslation()
  return (
    <input
      type="text"
      name="query"
      className="search-field"
      inputMode="search"
      enterKeyHint="search"
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={limits.maxSearchLength}
      aria-label={t('search.label')}
      placeholder={t('search.label')}
      {...props}
    />
  )
}
