import { z } from '@cairn/contract'
import { MovingError } from './moving-error.ts'

/** The lines of an exported school that are no rows (docs/moving.md, “The file”). */
export const Header = z.strictObject({
  school: z.literal('cairn'),
  format: z.literal(1),
  madeAt: z.iso.datetime(),
  /** Names of the migrations that made its tables, in their order. */
  migrations: z.array(z.string()),
  /** The private key that certificates are signed with, as PEM; null before the first certificate. */
  key: z.nullable(z.string()),
})
export type Header = z.infer<typeof Header>

/** Followed by the rows, each an array of texts and nulls. */
export const TableLine = z.strictObject({
  table: z.string(),
  columns: z.array(z.string()),
  rows: z.int().check(z.minimum(0)),
})
export type TableLine = z.infer<typeof TableLine>

/** By name, the last number that each sequence gave; null if it gave none. */
export const SequencesLine = z.strictObject({
  sequences: z.record(z.string(), z.nullable(z.string().check(z.regex(/^\d+$/)))),
})
export type SequencesLine = z.infer<typeof SequencesLine>

/** The last line, about all before it. */
export const SumLine = z.strictObject({ sha256: z.string() })
export type SumLine = z.infer<typeof SumLine>

/** @throws MovingError for a line of another kind. */
export function parseLine<Line>(schema: z.ZodMiniType<Line>, text: string, what: string): Line {
  const parsed = schema.safeParse(parseJson(text))
  if (!parsed.success)
    throw new MovingError(`The file is damaged: where ${what} should be is something else.`)
  return parsed.data
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
