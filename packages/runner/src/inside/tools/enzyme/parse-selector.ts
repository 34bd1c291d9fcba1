/** One condition of a step: `.class`, `#id`, `[key="value"]`, `:not(…)` … */
export type Condition =
  | { kind: 'name' | 'class' | 'id'; text: string }
  | { kind: 'property'; key: string; operator?: string; value?: unknown }
  | { kind: 'pseudo'; name: string; inner?: string[] }

/** A step with the sign that connects it to the step before. */
export type Step = { combinator: string; conditions: Condition[] }

const keywords: Readonly<Record<string, unknown>> = { true: true, false: false, null: null, undefined, NaN }

const patterns = {
  name: /\*|[a-z_()][\w()-]*/iy,
  class: /\.(?<word>-?[a-z_][\w-]*)/iy,
  id: /#(?<word>[a-z_()][\w()-]*)/iy,
  property:
    /\[(?<key>[a-z_()][\w()-]*)(?:(?<operator>[~|^$*]?=)(?<value>"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|[+-]?(?:\d+(?:\.\d+)?|Infinity)|true|false|null|undefined|NaN))?\]/iy,
  pseudo: /::?(?<name>[a-z][\w-]+)/iy,
  inner: /\((?<list>(?:[^()"', ]+|"[^"]*"|'[^']*')(?:, *(?:[^()"', ]+|"[^"]*"|'[^']*'))*)?\)/y,
  combinator: / *(?<sign>[>+~]) *| +/y,
} as const

/** Reads a selector as Enzyme does: CSS without lists, in which names may be those of components. */
export function parseSelector(text: string): Step[] {
  const reader = createReader(text)
  const steps: Step[] = [{ combinator: '', conditions: readConditions(reader) }]
  for (let found = reader.take('combinator'); found; found = reader.take('combinator')) {
    steps.push({ combinator: found['sign'] ?? ' ', conditions: readConditions(reader) })
  }
  if (!reader.isAtEnd()) throw new TypeError(`“${text}” is not a selector`)
  return steps
}

type Groups = Readonly<Record<string, string | undefined>>
type Reader = { take: (name: keyof typeof patterns) => Groups | undefined; isAtEnd: () => boolean }

function createReader(text: string): Reader {
  let index = 0
  return {
    take: (name) => {
      const pattern = patterns[name]
      pattern.lastIndex = index
      const match = pattern.exec(text)
      if (!match) return undefined
      index += match[0].length
      return { ...match.groups, text: match[0] }
    },
    isAtEnd: () => index === text.length,
  }
}

function readConditions(reader: Reader): Condition[] {
  const conditions: Condition[] = []
  const name = reader.take('name')
  if (name) conditions.push({ kind: 'name', text: name['text'] ?? '' })
  for (let next = readCondition(reader); next; next = readCondition(reader)) conditions.push(next)
  if (conditions.length === 0) throw new TypeError('A selector has an empty step')
  return conditions
}

function readCondition(reader: Reader): Condition | undefined {
  for (const kind of ['class', 'id'] as const) {
    const marked = reader.take(kind)
    if (marked) return { kind, text: marked['word'] ?? '' }
  }
  const property = reader.take('property')
  if (property) {
    const { key = '', operator, value = '' } = property
    return { kind: 'property', key, ...(operator !== undefined && { operator, value: valueOf(value) }) }
  }
  const pseudo = reader.take('pseudo')
  if (!pseudo) return undefined
  const name = pseudo['name'] ?? ''
  const inner = reader.take('inner')
  return inner ? { kind: 'pseudo', name, inner: parametersIn(inner['list'] ?? '') } : { kind: 'pseudo', name }
}

function parametersIn(list: string): string[] {
  return list.split(/, */).map((one) => one.replaceAll(/^["']|["']$/g, ''))
}

/** Numbers and the like are written without quotes. */
function valueOf(text: string): unknown {
  const quote = text.charAt(0)
  if (quote === '"' || quote === "'") return text.slice(1, -1).replaceAll(`\\${quote}`, quote)
  return text in keywords ? keywords[text] : Number(text)
}
