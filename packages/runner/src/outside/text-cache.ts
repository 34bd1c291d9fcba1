/** Returns the text of an asset by its name; each is fetched once. */
export type TextCache = (name: string) => Promise<string>

/** @throws TypeError (the text it gives) without a connection; the next call tries again. */
export function createTextCache(assetsPath: string): TextCache {
  const texts = new Map<string, Promise<string>>()
  return (name) => {
    const known = texts.get(name)
    if (known) return known
    const text = fetchText(assetsPath + name)
    texts.set(name, text)
    text.catch(() => texts.delete(name))
    return text
  }
}

async function fetchText(address: string): Promise<string> {
  const response = await fetch(address)
  if (!response.ok) throw new TypeError(`${address} answered ${response.status}`)
  return response.text()
}
