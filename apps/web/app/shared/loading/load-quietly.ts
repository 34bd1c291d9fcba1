/**
 * Loads what nothing on the page waits for, or what fails with a message of its own: no notice says that it is missing.
 *
 * @throws when the line fails
 */
export async function loadQuietly<Part>(load: () => Promise<Part>): Promise<Part> {
  const keepQuiet = (event: Event) => event.stopImmediatePropagation()
  addEventListener('vite:preloadError', keepQuiet, { capture: true })
  try {
    return await load()
  } finally {
    removeEventListener('vite:preloadError', keepQuiet, { capture: true })
  }
}
