import type { Random } from './random.ts'

const names = ['area', 'size', 'x', 'Shape', 'later', 'items']
const values = [
  '1',
  "'it'",
  '"a # b"',
  'x',
  'x > 1',
  'size',
  'area(x)',
  'self.size',
  '[1, 2]',
  '{"a": 1}',
  '(1, 2)',
  'x + 1',
  'None',
  'True',
  'f"{x} a"',
  'lambda a: a',
  'shape.area(1, *items, y=2)',
  'items[0]',
  '[letter for letter in items if letter if x]',
  '{key: value for key, value in items}',
  '{a for a in b for c in a}',
  '(n for n in x)',
  'await later()',
  '(y := 5)',
  '-3',
  '1.5',
  '"""long\n# text\n"""',
  'x if x else 1',
]

/** A program of a few statements, each with others inside it. */
export function pythonProgram(random: Random): string {
  const text = lines(random, 2).join('\n') + random.pick(['', '\n'])
  // A question about a long one would take longer than a test may.
  return text.length < 500 ? text : pythonProgram(random)
}

function lines(random: Random, depth: number): string[] {
  const found = random.many(1, 4, () => statement(random, depth)).flat()
  return random.chance(0.15) ? ['pass', ...found] : found
}

function statement(random: Random, depth: number): string[] {
  const name = () => random.pick(names)
  const value = () => random.pick(values)
  const list = () => random.pick(['', 'x, y=2', 'self', 'x: int', '*args, **rest', 'x', 'a, /, b, *, c=1'])
  const result = () =>
    random.pick(['', '', ' -> int', ' -> None', " -> 'Shape'", ' -> list[int]', ' -> abc.B'])
  const simple: (() => string)[] = [
    () => `${name()} = ${value()}`,
    () => `${name()} = ${value()}`,
    () => `${name()} = ${name()} = ${value()}`,
    () => `${name()}, ${name()} = ${value()}, 1`,
    () => `${name()}: int${random.pick(['', ` = ${value()}`])}`,
    () => `${name()} ${random.pick(['+=', '-='])} ${value()}`,
    () => `self.${name()} = ${value()}`,
    () => `self.${name()} = 1`,
    () => `self.node.${name()} = 1`,
    () => `items[0].${name()} = 1`,
    () => `self.${name()}: int = 1`,
    () => `print(${value()})`,
    () => `print(x)`,
    () => `shape.${name()}(${value()})`,
    () => value(),
    () => `return ${value()}`,
    () => 'return x',
    () => 'return',
    () => random.pick(['import math', 'from random import choice, randint as r', 'import a.b as c']),
    () => 'pass',
    () => 'size = 1',
    () => `await ${name()}(1)`,
    () => '"""A doc string\n  of two lines."""',
    () => `pass # a comment with 'quote`,
    () => `assert ${value()}`,
    () => `raise ValueError(${value()})`,
  ]
  if (depth === 0 || random.chance(0.45)) return [random.pick(simple)()]
  const block = (head: string) => [
    `${head}:`,
    ...lines(random, depth - 1).map((line) => indented(line, '    ')),
  ]
  const handler = () =>
    random.pick(['except ValueError', 'except ValueError as error', 'except (A, B)', 'except abc.Error as e'])
  const compound: (() => string[])[] = [
    () => [
      ...random.many(0, 2, () => `@${random.pick(['cached', 'timed(2)', 'a.b'])}`),
      ...block(`${random.pick(['', '', 'async '])}def ${name()}(${list()})${result()}`),
    ],
    () => block(`def ${name()}(${list()})`),
    () => block(`def ${name()}(${list()})${result()}`),
    () =>
      block(
        `class ${name()}${random.pick(['', '(Base)', '(Base, abc.ABC)', '(Generic[T])', '()', '(a.b.C)'])}`,
      ),
    () => [
      ...block(`if ${value()}`),
      ...random.many(0, 2, () => block(`elif ${value()}`)).flat(),
      ...(random.chance(0.5) ? block('else') : []),
    ],
    () => [...block(`while ${value()}`), ...(random.chance(0.3) ? block('else') : [])],
    () => [
      ...block(`for ${random.pick(['x', 'x, y', 'i'])} in ${random.pick(['range(3)', 'items', 'x'])}`),
      ...(random.chance(0.3) ? block('else') : []),
    ],
    () => [
      'try:',
      ...block('').slice(1),
      ...random.many(1, 2, () => block(handler())).flat(),
      ...(random.chance(0.3) ? block('except') : []),
      ...(random.chance(0.4) ? block('else') : []),
      ...(random.chance(0.4) ? block('finally') : []),
    ],
    () => [
      'match x:',
      ...random
        .many(1, 3, () =>
          block(
            `case ${random.pick(['1', '[a, b]', 'Shape(x=0)', '{"k": v}', 'n'])}${random.pick(['', ' if n > 1'])}`,
          ),
        )
        .flat()
        .map((line) => indented(line, '    ')),
    ],
    () => block(`with open("a") as file`),
  ]
  return random.pick(compound)()
}

function indented(line: string, by: string): string {
  return line
    .split('\n')
    .map((part) => by + part)
    .join('\n')
}
