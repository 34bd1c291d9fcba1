import type { Random } from './random.ts'
import {
  names,
  parameters,
  propertySignatures,
  typeParameters,
  typeText,
  valueText,
} from './typescript-parts.ts'

/** A program of a few statements; one in six has a mistake somewhere. */
export function typescriptProgram(random: Random): string {
  const statements = random.many(1, 7, () => statement(random, 2))
  const text = spacedOddly(random, statements.join(random.pick(['\n', '\n\n', ' ; ', '\r\n'])))
  return random.chance(1 / 6) ? broken(random, text) : text
}

function statement(random: Random, depth: number): string {
  const name = () => random.pick(names)
  const value = () => valueText(random)
  const type = () => typeText(random)
  const annotation = () => (random.chance(0.5) ? `: ${type()}` : '')
  const exported = random.pick(['', '', '', 'export ', 'export default ', 'declare '])
  const block = () => (depth === 0 ? '' : random.many(0, 3, () => statement(random, depth - 1)).join('\n'))
  const keyword = random.pick(['const', 'let', 'var'])
  const end = random.pick([';', ''])
  const forms: (() => string)[] = [
    () => `${exported}${keyword} ${name()}${annotation()} = ${value()}${end}`,
    () => `${exported}${keyword} ${name()}${annotation()} = ${value()}${end}`,
    () => `${keyword} ${name()} = 1, ${name()}${annotation()}${end}`,
    () => `${keyword} ${random.pick(['[a, setA]', '{ a, b: c }'])} = useState<${type()}>(${value()})${end}`,
    () => `let ${name()}${annotation()}${end}`,
    () => `${exported}${functionText(random, block())}`,
    () => `${exported}${functionText(random, block())}`,
    () => `${exported}${classText(random, block)}`,
    () => `${exported}${classText(random, block)}`,
    () =>
      `${exported}interface ${name()}${typeParameters(random)} ${bases(random, 'extends')}{ ${propertySignatures(random, 2)} }`,
    () => `${exported}type ${name()}${typeParameters(random)} = ${type()}${end}`,
    () => `enum ${name()} { A, B = 'b' }`,
    () => `namespace ${name()} { ${block()} }`,
    () => `if (${value()}) { ${block()} } else { ${block()} }`,
    () => `switch (${value()}) { case 1: ${block()} break; default: ${block()} }`,
    () => `for (const ${name()} of ${value()}) { ${block()} }`,
    () => `import React, { ${name()} as y } from "react"${end}`,
    () => `console.log(${value()})${end}`,
    () => `return ${value()}${end}`,
    () => `// a comment with { and 'a quote`,
    () => `/* block { */ /** doc of ${name()} */`,
    () => ';',
  ]
  return random.pick(forms)()
}

function functionText(random: Random, inner: string): string {
  const head = `${random.pick(['', 'async '])}function${random.pick(['', '*'])} ${random.pick(names)}`
  const result = random.chance(0.6) ? `: ${typeText(random, 1)}` : ''
  const signature = `${head}${typeParameters(random)}(${parameters(random)})${result}`
  const body = `{ ${inner}\n return ${random.pick(['', valueText(random, 1)])} }`
  return random.chance(0.1) ? `${signature};\n${signature} ${body}` : `${signature} ${body}`
}

const modifiers = [
  '',
  '',
  'public ',
  'private ',
  'protected ',
  'readonly ',
  'private readonly ',
  'static ',
  'override ',
]

function classText(random: Random, block: () => string): string {
  const member = () => {
    const name = random.pick([...names, '#secret', "'quoted'", '[computed]'])
    const modifier = random.pick(modifiers)
    const type = random.chance(0.6) ? `${random.pick(['', '?', '!'])}: ${typeText(random, 1)}` : ''
    return random.pick([
      `${modifier}${name}${type}${random.pick(['', ` = ${valueText(random, 1)}`])};`,
      `${modifier}${name}${type};`,
      `${modifier}${random.pick(['', 'async '])}${name}${typeParameters(random)}(${parameters(random)}): ${typeText(random, 1)} { ${block()} }`,
      `constructor(${parameters(random, modifiers)}) { super(); this.x = ${valueText(random, 1)}; this.items.push(1); this.#secret = 1; this.x = 2; ${block()} }`,
      `get ${name}() { return ${valueText(random, 1)} }`,
      `${modifier}${name}(): void;`,
      `[key: string]: unknown;`,
      `static { ${block()} }`,
    ])
  }
  const members = random.many(0, 5, member).join(random.pick(['\n', ' ']))
  const heritage = bases(random, 'extends') + bases(random, 'implements')
  const head = random.pick(['class', 'abstract class', '@sealed class'])
  return `${head} ${random.pick(names)}${typeParameters(random)} ${heritage}{ ${members} }`
}

function bases(random: Random, keyword: string): string {
  if (random.chance(0.5)) return ''
  return `${keyword} ${random.many(1, 2, () => random.pick(['Base', 'Saves<string>', 'React.Component', 'Person'])).join(', ')} `
}

function spacedOddly(random: Random, text: string): string {
  if (random.chance(0.5)) return text
  const gaps = ['  ', '\n', '\t', ' /* c */ ', ' // c\n']
  return text.replaceAll(' ', (space) => (random.chance(0.05) ? random.pick(gaps) : space))
}

function broken(random: Random, text: string): string {
  const at = random.below(text.length)
  return random.pick([
    text.slice(0, at),
    text.slice(0, at) + text.slice(at + 1),
    `${text.slice(0, at)}${random.pick(['{', ')', '"', '<', ';', '/*'])}${text.slice(at)}`,
    `<!doctype html>\n<p class="a">It's { a page</p>\nbody { color: red }${text}`,
  ])
}
