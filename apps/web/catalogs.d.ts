declare module 'virtual:catalog/*' {
  import type { Catalog } from '#shared/language/create-translator.ts'

  const catalog: Catalog
  export default catalog
}

declare module 'virtual:catalog-addresses' {
  /** Where browsers find the messages of a language, by its BCP 47 code. */
  const addresses: Readonly<Record<string, string>>
  export default addresses
}
