import { catalogs, englishForMissing } from '@cairn/locales'
import type { Plugin } from 'vite'
import { type CatalogPart, textsOfPart } from './catalog-parts.ts'

const catalogId = /^virtual:catalog\/(?<part>first|rest)\/(?<code>[\w-]+)$/

/** Makes the files of each language's texts, so that a page loads those of its own (decisions 57 and 66). */
export function catalogFiles(): Plugin {
  return {
    name: 'catalog-files',
    resolveId: (id) => (catalogId.test(id) ? id : null),
    load(id) {
      const { code, part } = catalogId.exec(id)?.groups ?? {}
      if (code === undefined) return null
      const messages = catalogs[code as keyof typeof catalogs]
      const catalog = {
        texts: textsOfPart(messages, part as CatalogPart),
        english: textsOfPart(englishForMissing(catalogs.en, messages, code), part as CatalogPart),
      }
      // Browsers read JSON faster than the same as a program.
      return `export default JSON.parse(${JSON.stringify(JSON.stringify(catalog))})`
    },
  }
}
