import { type ReactNode, useMemo } from 'react'
import type { Translator } from '#shared/language/create-translator.ts'
import { fillIn } from '#shared/language/fill-in.ts'
import { DateLocale } from '#shared/language/page-language.ts'
import { Translation, useTranslation } from '#shared/language/use-translation.ts'
import { frenchWords } from './french-words.ts'

const french = 'fr'
const words: Readonly<Record<string, string>> = frenchWords

/** Shows a certificate in French, in whichever language the page around it is. */
export function InFrench({ children }: { children: ReactNode }) {
  const translator = useTranslation()
  const speaking = useMemo(() => speakFrench(translator), [translator])
  return (
    <div className="certificate-page" lang={french} dir="ltr">
      <Translation value={speaking}>
        <DateLocale value={french}>{children}</DateLocale>
      </Translation>
    </div>
  )
}

function speakFrench(page: Translator): Translator {
  return {
    ...page,
    t: (key, variables = {}) => {
      const text = words[key]
      return text === undefined ? page.t(key, variables) : fillIn(text, variables, french)
    },
  }
}
