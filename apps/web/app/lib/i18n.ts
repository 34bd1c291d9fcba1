import { en } from '@cairn/locales'
import i18next from 'i18next'
import { initReactI18next } from 'react-i18next'

/** The catalogue is part of the page, so that words are there as soon as the page is. */
export const i18n = i18next.createInstance()

void i18n.use(initReactI18next).init({
  lng: 'en',
  fallbackLng: 'en',
  resources: { en: { translation: en } },
  initAsync: false,
  // React escapes what it shows.
  interpolation: { escapeValue: false },
  // Keys hold dots and colons of their own.
  nsSeparator: false,
})
