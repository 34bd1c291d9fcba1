import { languages } from '@cairn/contract'
import type { ReactNode } from 'react'
import { LessonLanguage, useLessonLanguageCode } from './lesson-language.ts'

type WordsOfProps = { source: { translationPending?: boolean | undefined }; children: ReactNode }

/** Words of a course or block, which are English until they have been translated. */
export function WordsOf({ source, children }: WordsOfProps) {
  const code = useLessonLanguageCode()
  return (
    <LessonLanguage value={source.translationPending ? languages.english.code : code}>
      {children}
    </LessonLanguage>
  )
}
