import type { FormFields } from '@cairn/contract'
import { type RefObject, useEffect, useEffectEvent } from 'react'
import { fieldsOf } from './fields-of.ts'

/**
 * Hands over what a form had in its fields when the page's scripts began: on a slow line campers answer before, and
 * browsers restore what was in a page. The script that repeats early actions (`early-actions-script.ts`) knows only what
 * was typed, and cannot choose between that and what the lesson kept from an earlier visit.
 */
export function useEarlyFields(
  form: RefObject<HTMLFormElement | null>,
  take: (fields: FormFields) => void,
): void {
  const takeNow = useEffectEvent(take)
  useEffect(() => {
    if (form.current) takeNow(fieldsOf(form.current))
  }, [form])
}
