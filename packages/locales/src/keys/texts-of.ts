import type { Messages } from '../catalogs.ts'

/** Every text by its whole key: `{ home: { title: '…' } }` → `home.title`. A list counts as one text. */
export function textsOf(messages: Messages, prefix = ''): Map<string, string | readonly string[]> {
  const found = new Map<string, string | readonly string[]>()
  for (const [name, value] of Object.entries(messages)) {
    if (isGroup(value)) for (const [key, text] of textsOf(value, `${prefix}${name}.`)) found.set(key, text)
    else found.set(prefix + name, value)
  }
  return found
}

function isGroup(value: Messages[string]): value is Messages {
  return typeof value === 'object' && !Array.isArray(value)
}
