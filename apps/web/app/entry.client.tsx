import { splitLanguage } from '@cairn/contract'
import { startTransition, StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { createTranslator } from '#shared/language/create-translator.ts'
import { loadCatalog } from '#shared/language/load-catalog.ts'
import { PageLanguage } from '#shared/language/page-language.ts'
// Policies must exist before anything on any page asks for one.
import { Translation } from '#shared/language/use-translation.ts'
import '#shared/trusted-types.ts'

const { language } = splitLanguage(location.pathname)
const { first, rest } = loadCatalog[language]
const { default: catalog } = await first()
const translator = createTranslator(language, catalog, async () => (await rest()).default)

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <PageLanguage value={language}>
        <Translation value={translator}>
          <HydratedRouter />
        </Translation>
      </PageLanguage>
    </StrictMode>,
    // A page that an extension changed early is rendered again, which is nothing to tell the camper about.
    { onRecoverableError: (error) => console.error(error) },
  )
})
