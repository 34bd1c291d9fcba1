import type { z } from '@cairn/contract'
import { ProviderAway } from '#donations/attempts/provider.ts'

/**
 * An answer in the form that PayPal documents. One of another form says nothing about the gift: a gateway may have sent
 * it.
 *
 * @throws ProviderAway
 */
export function readAnswer<Form>(form: z.ZodMiniType<Form>, answer: unknown): Form {
  const { success, data, error } = form.safeParse(answer)
  if (!success) throw new ProviderAway('PayPal answers in an unexpected form', { cause: error })
  return data
}
