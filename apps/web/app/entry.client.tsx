import { splitLanguage, z } from '@cairn/contract'
import { startTransition, StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { I18nextProvider } from 'react-i18next'
import { HydratedRouter } from 'react-router/dom'
import { createI18n } from '#shared/language/create-i18n.ts'
import { loadCatalog } from '#shared/language/load-catalog.ts'
import { PageLanguage } from '#shared/language/page-language.ts'
// Policies must exist before anything on any page asks for one.
import '#shared/trusted-types.ts'

// The content policy forbids evaluating strings as code, which Zod would otherwise try.
z.config({ jitless: true })

const { language } = splitLanguage(location.pathname)
const { default: catalog } = await loadCatalog[language]()
const i18n = createI18n(language, catalog)

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <PageLanguage value={language}>
        <I18nextProvider i18n={i18n}>
          <HydratedRouter />
        </I18nextProvider>
      </PageLanguage>
    </StrictMode>,
    // A page that an extension changed early is rendered anew, which is nothing to tell the camper about.
    { onRecoverableError: (error) => console.warn(error) },
  )
})
