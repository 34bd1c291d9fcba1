import type { z } from '@cairn/contract'
import { ProviderAway } from './provider.ts'

/**
 * An answer in the form that the provider documents. One of another form says nothing about the gift: a gateway may have
 * sent it.
 *
 * @throws ProviderAway
 */
export function readAnswer<Form>(form: z.ZodMiniType<Form>, answer: unknown): Form {
  const { success, data, error } = form.safeParse(answer)
  if (!success) throw new ProviderAway('The provider answers in an unexpected form', { cause: error })
  return data
}
