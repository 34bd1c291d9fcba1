const others: Readonly<Record<string, string>> = {
  h1: 'h2',
  h2: 'h3',
  h3: 'h4',
  h4: 'h5',
  h5: 'h6',
  h6: 'h5',
  ul: 'ol',
  ol: 'ul',
  th: 'td',
  td: 'th',
  thead: 'tbody',
  tbody: 'thead',
  dt: 'dd',
  dd: 'dt',
  strong: 'em',
  em: 'strong',
  p: 'div',
  span: 'b',
  div: 'section',
}

/** The name of an element with another meaning that may stand in the same place. */
export function otherElement(name: string): string {
  return others[name] ?? (phrasing.has(name) ? 'span' : 'div')
}

const phrasing = new Set(
  'a abbr b cite code data del dfn i ins kbd label mark q s samp small sub sup time u var'.split(' '),
)
