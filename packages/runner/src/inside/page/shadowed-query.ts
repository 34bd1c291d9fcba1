import { hasProperty, ownKeys } from '../primordials.ts'

const documentPrototype = Document.prototype

/** Names a property laid over `document` itself, which would answer a test instead of the real one. */
export function shadowedQuery(): string | undefined {
  const keys = ownKeys(document)
  for (let index = 0; index < keys.length; index++) {
    const key = keys[index]
    if (key !== undefined && hasProperty(documentPrototype, key)) return `document.${String(key)}`
  }
  return undefined
}
