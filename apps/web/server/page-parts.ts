import { type Language, languages, type PageDataOf } from '@cairn/contract'
import type { EntryContext } from 'react-router'
import addresses from 'virtual:script-addresses'
import { viewOf } from '#workshop/view-of.ts'
import { refusedLessonModule, viewModules } from '#workshop/views.ts'
import { needsAllTexts } from '../app/needs-all-texts.ts'

/** The addresses of what a page waits for besides the code of its route: its texts, and the page of a lesson's kind. */
export function pageParts(language: Language, context: EntryContext): Set<string> {
  const { matches, loaderData, errors } = context.staticHandlerContext
  const { id = '' } = matches.at(-1)?.route ?? {}
  const data: unknown = loaderData[id]
  const isWhole = errors !== null || needsAllTexts(id, data)
  const { code } = languages[language]
  const modules = [`virtual:catalog/first/${code}`, ...(isWhole ? [`virtual:catalog/rest/${code}`] : [])]
  if (errors === null && id.startsWith('challenge')) {
    const page = data as PageDataOf<'challenge' | 'refused-lesson'>
    modules.push(page.screen === 'refused-lesson' ? refusedLessonModule : viewModules[viewOf(page.challenge)])
  }
  return new Set(modules.flatMap((name) => addresses[name] ?? []))
}
