import { z } from '@cairn/contract'

const currency = 'USD'

/** A positive sum in the one currency that gifts are asked for in: no answer may be about another. */
export const Money = z.object({
  currency_code: z.literal(currency),
  value: z.string().check(
    z.regex(/^\d{1,7}(?:\.\d{1,2})?$/),
    z.refine((value) => Number(value) > 0),
  ),
})

export function toMoney(cents: number): z.infer<typeof Money> {
  return {
    currency_code: currency,
    value: `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`,
  }
}

/** Cents of an amount such as `5.00`, without the errors of floating point. */
export function toCents({ value }: z.infer<typeof Money>): number {
  const [whole = '0', part = ''] = value.split('.')
  return Number(whole) * 100 + Number(part.padEnd(2, '0').slice(0, 2))
}
