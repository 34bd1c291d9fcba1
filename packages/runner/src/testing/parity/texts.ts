import type { Patterns } from './text-question.ts'
import type { Random } from './random.ts'

const functionNames = ['add', '$go', 'x.y', 'other', '']
const lists = [
  '',
  'a',
  'a, b',
  'a , b',
  'a,\n b',
  'a = 1, b',
  "a = 'x', { b, c = [2] }",
  'el',
  'acc, el',
  '...all',
  'a: number, b?: string',
]
const bodies = [
  '',
  'return a',
  ' return a + b; ',
  '\n  if (a) { return b }\n  return a\n',
  'el * 2',
  'acc + el',
  '({ a })',
]

/** JavaScript with functions and calls in many forms, and with what only looks like a comment. */
export function scriptText(random: Random): string {
  const name = () => random.pick(functionNames)
  const list = () => random.pick(lists)
  const body = () => random.pick(bodies)
  const keyword = () => random.pick(['const ', 'let ', 'var ', '', 'const  '])
  const gap = () => random.pick(['', ' ', '  ', '\n'])
  const forms: (() => string)[] = [
    () => `function${gap()} ${name()}${gap()}(${list()})${gap()}{${body()}}`,
    () => `${keyword()}${name()}${gap()}=${gap()}function${gap()}(${list()})${gap()}{${body()}}`,
    () => `${keyword()}${name()}${gap()}=${gap()}(${list()})${gap()}=>${gap()}{${body()}}`,
    () => `${keyword()}${name()}${gap()}=${gap()}${random.pick(['a', 'el'])} => ${body()}`,
    () => `(${list()}) => ${body()}`,
    () => `function(${list()}) {${body()}}`,
    () => `${name()}(${list()}) {${body()}}`,
    () => `${gap()}${name()}(${gap()})${random.pick([';', '', '.then()'])}`,
    () =>
      `${keyword()}result${gap()}=${gap()}numbers.${random.pick(['map', 'reduce'])}(${gap()}${random.pick([
        `(${list()}) => ${body()}`,
        `(${list()}) => {${gap()}return ${body()};${gap()}}`,
        `function (${list()}) { return ${body()} }`,
        `el => ${body()}`,
      ])}, 0)`,
    () =>
      random.pick([
        '// a comment',
        '/* a comment */',
        '/** doc */',
        '/**/',
        '/***/',
        '/*! kept? */',
        '//! kept?',
        '"// no"',
        "'/* no */'",
        '`${a} // no`',
        "it's // yes",
        'a / b / c',
        '/["\'`/]/.test(a) // yes',
        '/* a /* b */ c */',
        '"a \\" // b"',
        '/* "a */" // b',
        '\\// x',
        'tag`// x`',
        '/* never closed',
        '"never closed // x',
        'C// x\r\n',
        '/* a */\r\n',
        '// \u2028 x',
        '<!-- a -->',
        '<!-- open',
        '/* \\*/ x */',
      ]),
  ]
  return random.many(1, 6, () => random.pick(forms)()).join(random.pick(['\n', ' ', ';\n', '\r\n', '']))
}

const patterns = [
  'a',
  'b+',
  String.raw`(?<quote>["'])c\k<quote>`,
  String.raw`\s*x`,
  '(d|e)',
  '[',
  '',
  String.raw`(?<one>\d)(?<two>\w)\k<two>`,
  '^f',
]

export function patternList(random: Random): Patterns {
  const sources = random.many(0, 4, () => random.pick(patterns))
  const word = () => random.pick(['a', 'bb', '"c"', "'c'", '"c\'', ' x', 'd', 'e', '1aa', 'f', ''])
  const separator = () => random.pick(['||', ' || ', ' ', '', '|x|'])
  const texts = random.many(3, 8, () => random.many(0, 5, word).join(separator()))
  return { sources, texts }
}
