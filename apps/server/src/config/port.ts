import { z } from '@cairn/contract'

/** Of TCP; 0 lets the system choose. */
export const port = z.string().check(
  z.regex(/^\d{1,5}$/),
  z.refine((value) => Number(value) <= 65_535),
)
