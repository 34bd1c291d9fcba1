import { z } from '@cairn/contract'

export const Payer = z.optional(z.object({ email_address: z.optional(z.string()) }))
