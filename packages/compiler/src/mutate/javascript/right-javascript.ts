import { beforeLines } from '../variants/before-lines.ts'
import { type RightChange, together } from '../variants/change.ts'
import { otherQuotes } from '../variants/other-quotes.ts'
import { ownNote } from '../variants/own-note.ts'
import { roomyParentheses } from '../variants/roomy-parentheses.ts'
import type { Code } from '../variants/syntax.ts'
import { functionStyle } from './function-style.ts'
import { localNames } from './local-names.ts'
import { parseJavaScript } from './parse-javascript.ts'

/** Right variants of JavaScript, TypeScript and JSX. Names that the lesson's text mentions are kept. */
export function rightJavaScript(text: string, mentioned: ReadonlySet<string>): RightChange[] {
  const code = parseJavaScript(text)
  const isNamed = (parent = '') => !['ImportDeclaration', 'ExportDeclaration'].includes(parent)
  const strings = code.nodes.filter(({ name, parent }) => name === 'String' && isNamed(parent?.name))
  return [
    ...together('other quotes', otherQuotes(text, strings)),
    ...together('other spacing', [...roomyParentheses(code), ...beforeLines(text, statementsOf(code), '')]),
    ...together('comments', beforeLines(text, statementsOf(code), `// ${ownNote}`)),
    ...together('other local names', localNames(code, mentioned)),
    ...functionStyle(code),
  ]
}

function statementsOf({ nodes }: Code) {
  return nodes.filter(
    ({ name, parent }) =>
      ['Script', 'Block'].includes(parent?.name ?? '') && /(?:Statement|Declaration)$/.test(name),
  )
}
