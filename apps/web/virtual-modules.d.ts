declare module 'virtual:catalog/*' {
  import type { Catalog } from '#shared/language/create-translator.ts'

  const catalog: Catalog
  export default catalog
}

declare module 'virtual:script-addresses' {
  /** Where browsers find a module that is imported on demand, and what it imports, by its name in the build. */
  const addresses: Readonly<Record<string, readonly string[]>>
  export default addresses
}
