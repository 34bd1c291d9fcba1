import type { Challenge, FileExtension, Solution } from '@cairn/contract'
import { isStep } from '../parse/is-step.ts'
import { askedWords } from './asked-words.ts'
import { changedLines } from './changed-lines.ts'
import { rightCss } from './css/right-css.ts'
import { wrongCss } from './css/wrong-css.ts'
import { rightHtml } from './html/right-html.ts'
import { wrongHtml } from './html/wrong-html.ts'
import { rightJavaScript } from './javascript/right-javascript.ts'
import { wrongJavaScript } from './javascript/wrong-javascript.ts'
import { mentionedNames } from './mentioned-names.ts'
import { rightPython } from './python/right-python.ts'
import { wrongPython } from './python/wrong-python.ts'
import { applied, type RightChange, type RightOperator, type WrongChange } from './variants/change.ts'
import type { WrongOperator } from './variants/advice.ts'

/** A solution in which one file has another text. */
export type Variant = {
  solution: Solution
  fileKey: string
  before: string
  after: string
  /** The line of the change in the file, from 0. */
  line: number
} & (
  | { kind: 'wrong'; operator: WrongOperator }
  | { kind: 'right'; operator: RightOperator | 'the solution itself' }
)

type Language = {
  wrong: (text: string) => WrongChange[]
  right: (text: string, mentioned: ReadonlySet<string>) => RightChange[]
}

const javascript: Language = { wrong: wrongJavaScript, right: rightJavaScript }

const languages: Partial<Readonly<Record<FileExtension, Language>>> = {
  html: { wrong: wrongHtml, right: rightHtml },
  css: { wrong: wrongCss, right: rightCss },
  js: javascript,
  jsx: javascript,
  ts: javascript,
  tsx: javascript,
  py: { wrong: wrongPython, right: rightPython },
}

/** All variants of the solutions of a lesson, and the solutions themselves. */
export function makeVariants(challenge: Challenge, solutions: readonly Solution[]): Variant[] {
  const mentioned = mentionedNames(challenge)
  const passages = askedWords(challenge)
  return solutions.flatMap((solution) => {
    const variants = solution.flatMap(({ fileKey, contents }) => {
      const file = challenge.files.find((one) => one.fileKey === fileKey)
      const language = file ? languages[file.ext] : undefined
      if (!language) return []
      const own = changedLines(file?.contents ?? '', contents)
      return variantsOf({
        solution,
        fileKey,
        text: contents,
        language,
        own,
        isWorkshop: isStep(challenge),
        passages,
        mentioned,
      })
    })
    const [first] = solution
    if (variants.length === 0 || !first) return []
    const { fileKey, contents } = first
    const itself = { solution, fileKey, before: contents, after: contents, line: 0 }
    return [{ ...itself, kind: 'right', operator: 'the solution itself' } satisfies Variant, ...variants]
  })
}

type Asked = {
  solution: Solution
  fileKey: string
  text: string
  language: Language
  /** The lines, from 0, that are not in the seed. */
  own: ReadonlySet<number>
  isWorkshop: boolean
  /** What the passages of the lesson's text name. */
  passages: readonly ReadonlySet<string>[]
  mentioned: ReadonlySet<string>
}

function variantsOf({
  solution,
  fileKey,
  text,
  language,
  own,
  isWorkshop,
  passages,
  mentioned,
}: Asked): Variant[] {
  const lineAt = (offset: number) => text.slice(0, offset).split('\n').length - 1
  const isOwn = (offset: number) => own.has(lineAt(offset))
  // A step asks for what is new in it; what was there was asked for in the steps before it.
  const isInPlace = ({ from }: { from: number }) => !isWorkshop || isOwn(from)
  const isAsked = ({ operator, edits, about }: WrongChange) => {
    if (isWorkshop) return true
    // Elsewhere a camper decides what the text does not name, and has not written the data and the page of the seed.
    if ((constants.has(operator) || about !== undefined) && !isOwn(edits[0].from)) return false
    if (about === undefined) return true
    return passages.some((words) => about.every((list) => list.some((word) => words.has(word))))
  }
  const toVariant = (change: WrongChange | RightChange) => {
    const place = change.edits.find(isInPlace) ?? change.edits[0]
    return { solution, fileKey, before: text, after: applied(text, change), line: lineAt(place.from) }
  }
  const wrong = language
    .wrong(text)
    .filter((change) => isInPlace(change.edits[0]) && isAsked(change))
    .map((change): Variant => ({ ...toVariant(change), kind: 'wrong', operator: change.operator }))
  const right = language
    .right(text, mentioned)
    .filter(({ edits }) => edits.some(isInPlace))
    .map((change): Variant => ({ ...toVariant(change), kind: 'right', operator: change.operator }))
  const once = new Map([...wrong, ...right].map((variant) => [variant.after, variant]))
  once.delete(text)
  return [...once.values()]
}

const constants: ReadonlySet<WrongOperator> = new Set([
  'another constant',
  'another string',
  'another collection',
  'a removed sign',
])

/** A solution with the variant in it. */
export function solutionWith({ solution, fileKey, after }: Variant): Solution {
  return solution.map((file) => (file.fileKey === fileKey ? { ...file, contents: after } : file))
}
