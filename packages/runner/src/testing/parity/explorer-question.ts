import type { Explorer } from '../../inside/tools/explorer.ts'
import type { Fact } from './ask-both.ts'

type Helpers = { Explorer: (code: string) => Promise<Explorer> }

/** Everything that the explorer says about a program and about each part of it. Runs inside of both runners. */
export async function exploreProgram({ Explorer }: Helpers, program: string): Promise<Fact[]> {
  const facts: Fact[] = []
  const seen = new Set<unknown>()
  const kinds = Array.from({ length: 410 }, (_kind, number) => number)
  /** Members and statements: no part has others. */
  const usualKinds = kinds.filter((kind) => (kind > 170 && kind < 182) || (kind > 242 && kind < 274))
  const groups = [
    'variables',
    'functions',
    'allFunctions',
    'types',
    'interfaces',
    'classes',
    'methods',
  ] as const
  const properties = ['classProps', 'constructorProps', 'typeProps', 'objectProps'] as const
  const lists = ['parameters', 'typeParameters', 'typeArguments'] as const
  const flags = ['isPrivate', 'isProtected', 'isPublic', 'isReadOnly', 'hasNonNullAssertion'] as const
  const types = ['string', 'number', 'void', "'book'", 'string | number', '']
  const bases = ['Base', ['Base'], ['Base', 'Person'], 'Saves', 'React.Component', []]
  let before = 'total'

  /** Undefined when it raises, which JSON writes as null. */
  const attempt = <Answer>(work: () => Answer): Answer | undefined => {
    try {
      return work()
    } catch {
      return undefined
    }
  }
  const each = <Input>(inputs: readonly Input[], ask: (input: Input) => unknown) =>
    inputs.map((input) => attempt(() => ask(input)))

  const visit = (part: Explorer, about: string): void => {
    const text = part.toString()
    const said: Record<string, unknown> = { toString: text, isEmpty: part.isEmpty() }
    facts.push({ about, said })
    if (part.tree === null || seen.has(part.tree)) return
    seen.add(part.tree)
    const inner: [Explorer | null | undefined, string][] = []
    for (const name of flags) said[name] = part[name]()
    for (const name of [...groups, ...properties]) {
      const found = attempt(() => part[name])
      said[name] = found && Object.keys(found)
      for (const [key, one] of Object.entries(found ?? {})) inner.push([one, `${about}.${name}.${key}`])
    }
    for (const name of lists) {
      const found = attempt(() => part[name])
      said[name] = found?.length
      found?.forEach((one, index) => inner.push([one, `${about}.${name}[${index}]`]))
    }
    for (const name of ['value', 'annotation', 'classConstructor'] as const) {
      const found = attempt(() => part[name])
      said[name] = found === null ? 'null' : found?.isEmpty()
      inner.push([found, `${about}.${name}`])
    }
    said['getAll'] = (seen.size === 1 ? kinds : usualKinds).flatMap((kind) => {
      const found = attempt(() => part.getAll(kind)) ?? []
      found.forEach((one, index) => inner.push([one, `${about}.getAll(${kind})[${index}]`]))
      return found.length > 0 ? [[kind, found.length]] : []
    })

    const annotation = attempt(() => part.annotation.toString()) ?? ''
    const wider = text.replaceAll(' ', '  ').replaceAll("'", '"')
    said['matches'] = each([wider, `${text};`, before, ''], (other) => part.matches(other))
    said['hasReturn'] = each(
      [...text.matchAll(/(?:return|=>)\s*([^;}]*)/g)].map(([, value = '']) => value),
      (value) => part.hasReturn(value),
    )
    const results = [...text.matchAll(/\)\s*:\s*([^=({]+)/g)].map(([, type = '']) => type)
    const wanted = [...types, annotation, annotation.replaceAll(' ', '\n'), before, ...results]
    for (const name of ['hasAnnotation', 'hasReturnAnnotation', 'hasCast'] as const) {
      said[name] = each(wanted, (type) => part[name](type))
    }
    said['hasCast()'] = [
      part.hasCast(),
      ...each([text.split(/\bas\b/).at(-1) ?? ''], (type) => part.hasCast(type)),
    ]
    const union = annotation.split('|')
    said['isUnionOf'] = each(
      [union, union.toReversed(), union.slice(1), [...union, 'x'], union.map(() => union[0] ?? '')],
      (members) => part.isUnionOf(members),
    )
    said['doesExtend'] = each(bases, (names) => part.doesExtend(names))
    said['doesImplement'] = each(bases, (names) => part.doesImplement(names))
    const known = Object.entries(attempt(() => part.typeProps) ?? {}).map(([name, { annotation: type }]) => ({
      name,
      type: type.toString(),
    }))
    said['hasTypeProps'] = each(
      [
        [],
        known,
        [...known, { name: 'missing' }],
        ...known,
        ...known.flatMap(({ name }) => [
          { name },
          { name, type: 'string' },
          { name, isOptional: true },
          { name, isOptional: false },
        ]),
      ],
      (wantedProperties) => part.hasTypeProps(wantedProperties),
    )
    before = text
    for (const [one, where] of inner) if (one) visit(one, where)
  }

  visit(await Explorer(program), JSON.stringify(program))
  return facts
}
