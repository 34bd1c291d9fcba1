/** The part of JSON Schema that the contract's schemas use. */
export type JsonSchema = {
  type?: string | readonly string[]
  const?: unknown
  enum?: readonly unknown[]
  anyOf?: readonly JsonSchema[]
  oneOf?: readonly JsonSchema[]
  properties?: Readonly<Record<string, JsonSchema>>
  required?: readonly string[]
  items?: JsonSchema
  pattern?: string
  minLength?: number
  maxLength?: number
  minItems?: number
  maxItems?: number
}

/** Texts for the patterns in use. */
const texts = [
  '1',
  `${'0'.repeat(36)}.${'a'.repeat(43)}`,
  '0'.repeat(10),
  '0'.repeat(24),
  '0'.repeat(32),
  'a'.repeat(43),
  'ABCD2345',
  '',
  'text',
]

/** A value that fits a schema, with every optional property. */
export function sampleOf(schema: JsonSchema): unknown {
  if (schema.const !== undefined) return schema.const
  if (schema.enum) return schema.enum[0]
  const [first] = schema.anyOf ?? schema.oneOf ?? []
  if (first) return sampleOf(first)
  const makers: Readonly<Record<string, () => unknown>> = {
    object: () =>
      Object.fromEntries(
        Object.entries(schema.properties ?? {}).map(([name, property]) => [name, sampleOf(property)]),
      ),
    array: () => Array.from({ length: schema.minItems ?? 1 }, () => sampleOf(schema.items ?? {})),
    string: () => textFor(schema),
    boolean: () => true,
    number: () => 1,
    integer: () => 1,
  }
  return makers[typeOf(schema) ?? '']?.() ?? null
}

/** The first of several types. */
export function typeOf({ type }: JsonSchema): string | undefined {
  return typeof type === 'string' ? type : type?.[0]
}

function textFor({ pattern, minLength = 0, maxLength = Infinity }: JsonSchema): string {
  const fits = (text: string) =>
    text.length >= minLength && text.length <= maxLength && (!pattern || new RegExp(pattern).test(text))
  return texts.findLast(fits) ?? 'x'.repeat(minLength)
}
