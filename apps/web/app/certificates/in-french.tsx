import { type ReactNode, useMemo } from 'react'
import { DateLocale } from '#shared/language/page-language.ts'
import { Translation, useTranslation } from '#shared/language/use-translation.ts'
import { french, speakFrench } from './speak-french.ts'

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
