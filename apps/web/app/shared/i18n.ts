import { en } from '@cairn/locales'
import i18next from 'i18next'
import { initReactI18next } from 'react-i18next'

/** The catalog is part of the page, so its texts are available at once. */
export const i18n = i18next.createInstance()

void i18n.use(initReactI18next).init({
  lng: 'en',
  fallbackLng: 'en',
  resources: { en: { translation: en } },
  initAsync: false,
  // React escapes what it shows.
  interpolation: { escapeValue: false },
  // Keys contain dots and colons.
  nsSeparator: false,
})
