import type { Random } from './random.ts'

export const names = [
  'total',
  'first',
  'gradeOf',
  'Store',
  'items',
  'x',
  '_inner',
  '$node',
  'toString',
  'größe',
]

const plainTypes = [
  'string',
  'number',
  'boolean',
  'void',
  'any',
  'null',
  "'book'",
  '"disc"',
  '42',
  'T',
  'Person',
  'this',
]

/** A type, plain or of several. */
export function typeText(random: Random, depth = 2): string {
  const inner = () => typeText(random, depth - 1)
  const name = () => random.pick(names)
  if (depth === 0) return random.pick(plainTypes)
  const forms: (() => string)[] = [
    () => random.pick(plainTypes),
    () => random.pick(plainTypes),
    () => random.many(2, 3, inner).join(random.pick([' | ', '|', ' & '])),
    () => `${inner()}[]`,
    () => `Array<${inner()}>`,
    () => `Map<${inner()}, ${inner()}>`,
    () => `Promise<${inner()}>`,
    () => `{ ${propertySignatures(random, depth - 1)} }`,
    () => `(${name()}: ${inner()}) => ${inner()}`,
    () => `[${inner()}, ${inner()}?]`,
    () => `(${inner()})`,
    () => `keyof ${inner()}`,
    () => `readonly ${inner()}[]`,
    () => `typeof ${name()}[number]`,
    () => `T extends ${inner()} ? ${inner()} : never`,
    () => `{ readonly [K in keyof T]?: T[K] }`,
    () => '`a-${string}`',
    () => `React.FC<${inner()}>`,
    () => `${name()} is ${inner()}`,
  ]
  return random.pick(forms)()
}

export function propertySignatures(random: Random, depth: number): string {
  const member = () => {
    const name = random.pick([...names, "'a-b'", '7', '[key]'])
    const mark = random.pick(['', '', '?'])
    return random.pick([
      `${random.pick(['', 'readonly '])}${name}${mark}: ${typeText(random, depth)}`,
      `${name}${mark}: ${typeText(random, depth)}`,
      `${name}${mark}(${parameters(random)}): ${typeText(random, depth)}`,
      `[key: string]: ${typeText(random, depth)}`,
      name,
      `(x: number): string`,
    ])
  }
  return random.many(0, 4, member).join(random.pick(['; ', ', ', '\n']))
}

export function parameters(random: Random, modifiers: readonly string[] = ['']): string {
  const parameter = (index: number) => {
    const name =
      random.pick(['a', 'b', 'base', 'rating', '{ a, b }', '[c]', '...rest']) +
      (random.chance(0.3) ? index : '')
    const type = random.chance(0.7) ? `${random.pick(['', '', '?'])}: ${typeText(random, 1)}` : ''
    const value = random.chance(0.2) ? ` = ${valueText(random, 1)}` : ''
    return random.pick(modifiers) + name + type + value
  }
  return random.many(0, 3, parameter).join(random.pick([', ', ',', ' , ', ',\n']))
}

export function typeParameters(random: Random): string {
  return random.pick([
    '',
    '',
    '<T>',
    '<T, K extends keyof T>',
    '<T = string>',
    '<const T extends { a: number }>',
  ])
}

const plainValues = [
  '1',
  '1.50',
  '0x1f',
  '1_000',
  '7n',
  "'it is'",
  '"it\'s { open"',
  '`a ${total + 1} }`',
  '`plain`',
  'true',
  'null',
  'total',
  'first!',
  'this',
  'undefined',
  '/["\'{]\\/x/g',
  '[]',
  '{}',
  '-3',
  "'//no'",
  '"/* no */"',
]

/** A value: a literal, a function, an object, a cast, an element … */
export function valueText(random: Random, depth = 2): string {
  const inner = () => valueText(random, depth - 1)
  const type = () => typeText(random, 1)
  const name = () => random.pick(names)
  if (depth === 0) return random.pick(plainValues)
  const property = () =>
    random.pick([
      `${name()}: ${inner()}`,
      `'${name()}': ${inner()}`,
      name(),
      `[${inner()}]: 1`,
      `...${name()}`,
      `${name()}(a: number) { return ${inner()} }`,
      `get ${name()}() { return ${inner()} }`,
    ])
  const returning = () => (random.chance(0.4) ? `: ${type()}` : '')
  const forms: (() => string)[] = [
    () => random.pick(plainValues),
    () => `{ ${random.many(0, 4, property).join(', ')} }`,
    () => `[${random.many(0, 3, inner).join(', ')}${random.pick(['', ','])}]`,
    () => `(${parameters(random)})${returning()} => ${inner()}`,
    () => `${typeParameters(random)}(${parameters(random)})${returning()} => { return ${inner()} }`,
    () =>
      `async function ${random.pick(['', name()])}${typeParameters(random)}(${parameters(random)})${returning()} { ${inner()}; return ${inner()}; }`,
    () => `x => (${inner()})`,
    () => `${inner()} as ${type()}`,
    () => `<${type()}>${inner()}`,
    () => `(${inner()})!`,
    () => `${name()}<${type()}>(${inner()})`,
    () => `new ${name()}<${type()}>(${inner()})`,
    () => `${inner()} ?? ${inner()}`,
    () => `${inner()} ? ${inner()} : ${inner()}`,
    () => `[1, 'a'] as const`,
    () => `${inner()} satisfies ${type()}`,
    () => `${name()}?.${name()}!.length`,
    () => `<p className="a">{${inner()}} text</p>`,
    () => `<${name()} list={[${inner()}]} />`,
    () => `class extends ${name()} { a = ${inner()} }`,
  ]
  return random.pick(forms)()
}
