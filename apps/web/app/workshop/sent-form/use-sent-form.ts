import type { SentForm } from '@cairn/contract'
import { useActionData } from 'react-router'

/** The form that this page answers; null unless the browser has sent one by itself. */
export function useSentForm(): SentForm | null {
  return useActionData<SentForm | null>() ?? null
}
