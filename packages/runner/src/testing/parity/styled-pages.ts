import type { Random } from './random.ts'

/** The inside of a document, with style sheets and elements. */
export function styledPage(random: Random): string {
  const kinds = [
    '<style>',
    '<style class="fcc-injected-styles">',
    '<style media="print">',
    '<style class="other">',
  ]
  const sheets = random.many(0, 3, () => `${random.pick(kinds)}${styleSheet(random)}</style>`)
  const links = random.many(0, 1, () => '<link rel="stylesheet" href="styles.css">')
  return `<head>${[...links, ...sheets].join('')}</head><body>${elements(random, 3)}</body>`
}

const selectors = [
  'p',
  '.card',
  '#top',
  'div>p',
  'div > p',
  'h1,h2',
  'h1, h2',
  'a:hover',
  '*',
  ':root',
  'li:nth-child( 2n )',
  'P',
  '[a=b]',
  'p::before',
]
const declarations = [
  'color: red',
  'color:BLUE',
  'margin: 1px 2px',
  'margin-top:0',
  'font-family: "A B", serif',
  '--main:  7px',
  'transition: all 1s, color  2s',
  'colour: red',
  'color: ;',
  'background: url("a;b{c}")',
  'color: green !important',
]

function styleSheet(random: Random, depth = 2): string {
  const list = () => random.many(0, 4, () => random.pick(declarations)).join(random.pick([';', '; ', ' ;\n']))
  const rule = () => `${random.pick(selectors)}${random.pick([' ', ''])}{ ${list()} }`
  const inner = () => (depth === 0 ? rule() : styleSheet(random, depth - 1))
  const forms: (() => string)[] = [
    rule,
    rule,
    rule,
    () =>
      `@media ${random.pick(['(max-width: 600px)', '(max-width:600px)', 'screen and (min-width:1px)', 'print'])} { ${inner()} }`,
    () => '@font-face { font-family: "A"; src: url(a.woff) }',
    () => '@import url("a.css");',
    () => '@keyframes wheel { 0% { color: red } 100% { color: blue } }',
    () => `@supports (display: grid) { ${inner()} }`,
    () => `.card { ${list()}; & p { ${list()} } }`,
    () => '/* a { color: red } */',
    () => 'p { color: red',
  ]
  return random.many(0, 5, () => random.pick(forms)()).join(random.pick(['\n', ' ', '']))
}

function elements(random: Random, depth: number): string {
  if (depth === 0) return random.pick(['text', '<br>', ''])
  const element = () => {
    const name = random.pick(['p', 'div', 'li', 'span', 'ul', 'td'])
    return `<${name}${random.pick(['', ' class="card"'])}>${elements(random, depth - 1)}</${name}>`
  }
  return random.many(0, 3, element).join(random.pick(['', '\n', ' text ', '<!-- c -->']))
}
