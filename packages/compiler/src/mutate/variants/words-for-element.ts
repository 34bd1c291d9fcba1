/** An element is asked for by its name or id, one of several by its id only: how many there are is often open. */
export function wordsForElement(name: string, tag: string, text: string): string[] {
  const isOnly = text.split(new RegExp(`<${name}[\\s/>]`, 'i')).length <= 2
  const id = /\sid=["']?(?<id>[\w-]+)/.exec(tag)?.groups?.['id']
  return [...(isOnly ? [name] : []), ...(id === undefined ? [] : [id])]
}
