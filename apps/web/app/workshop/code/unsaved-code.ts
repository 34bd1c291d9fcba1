/** Stored texts that this browser had no room for, by their keys: they last until the window is closed, which asks first. */
const unsaved = new Map<string, string>()

const askToClose = (event: BeforeUnloadEvent) => event.preventDefault()

export function readUnsaved(key: string): string | undefined {
  return unsaved.get(key)
}

export function keepUnsaved(key: string, text: string): void {
  unsaved.set(key, text)
  addEventListener('beforeunload', askToClose)
}

export function forgetUnsaved(key: string): void {
  if (unsaved.delete(key) && unsaved.size === 0) removeEventListener('beforeunload', askToClose)
}
