import { type JsonSchema, typeOf } from './sample-of.ts'

type Body = Readonly<Record<string, unknown>>
export type InvalidBody = readonly [what: string, body: unknown]

/** A wrong value for each type. */
const otherTypes: Readonly<Record<string, readonly unknown[]>> = {
  string: [1, true, {}, ['x']],
  number: ['1', true, {}],
  integer: ['1', 1.5, {}],
  boolean: ['true', 1, {}],
  object: ['x', 1, []],
  array: ['x', 1, {}],
}

/**
 * Invalid bodies for a schema: each field missing, null, of another type or too long, and one with an unknown field.
 * Texts are sent as they are, as JSON.
 */
export function invalidBodies(schema: JsonSchema, sample: Body): InvalidBody[] {
  const ways = Object.entries(schema.properties ?? {}).flatMap(([name, property]): InvalidBody[] => {
    const isRequired = schema.required?.includes(name) ?? false
    const { [name]: _removed, ...without } = sample
    const set = (value: unknown): Body => ({ ...sample, [name]: value })
    return [
      ...(isRequired ? [[`without ${name}`, without] as const] : []),
      ...(allowsNull(property) ? [] : [[`${name} null`, set(null)] as const]),
      ...wrongTypes(property).map((value) => [`${name} as ${JSON.stringify(value)}`, set(value)] as const),
      ...tooLong(property).map((value) => [`${name} too long`, set(value)] as const),
    ]
  })
  return [
    ...ways,
    ['an unknown field', { ...sample, unknownField: 1 }],
    ['a column of the database', { ...sample, is_donating: true }],
    ['a list', []],
    ['a text', '"text"'],
    ['null', 'null'],
  ]
}

function allowsNull(schema: JsonSchema): boolean {
  return schema.type?.includes('null') ?? false
}

function wrongTypes(schema: JsonSchema): readonly unknown[] {
  if (schema.anyOf) return [{ no: 'such thing' }]
  if (schema.const !== undefined || schema.enum) return ['no such value', 77, {}]
  return otherTypes[typeOf(schema) ?? ''] ?? []
}

function tooLong({ maxLength, maxItems, items }: JsonSchema): unknown[] {
  return [
    ...(maxLength === undefined ? [] : ['x'.repeat(maxLength + 1)]),
    ...(maxItems === undefined || !items ? [] : [Array.from({ length: maxItems + 1 }, () => ({}))]),
  ]
}
