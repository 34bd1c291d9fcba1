import { parser } from '@lezer/html'
import { wrongCss } from '../css/wrong-css.ts'
import { wrongJavaScript } from '../javascript/wrong-javascript.ts'
import { moved, type WrongChange } from '../variants/change.ts'
import { type Code, readCode } from '../variants/syntax.ts'
import { otherAttributes } from './other-attributes.ts'
import { otherElements } from './other-elements.ts'
import { otherNesting } from './other-nesting.ts'

/** Wrong variants of a page, with the styles and scripts in it. */
export function wrongHtml(text: string): WrongChange[] {
  const code = parseHtml(text)
  return [...otherElements(code), ...otherNesting(code), ...otherAttributes(code), ...inside(code)]
}

export function parseHtml(text: string): Code {
  return readCode(parser, text)
}

function inside({ text, nodes }: Code): WrongChange[] {
  return nodes.flatMap(({ name, from, to }) => {
    const part = text.slice(from, to)
    if (name === 'StyleText') return wrongCss(part).map((change) => moved(change, from))
    return name === 'ScriptText' ? wrongJavaScript(part).map((change) => moved(change, from)) : []
  })
}
