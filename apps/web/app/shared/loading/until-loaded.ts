const retryMs = 5000

/**
 * Loads a part of the page, however often the line fails: the page says so meanwhile (`MissingPartNotice`), and goes on
 * once the part is here.
 */
export async function untilLoaded<Part>(load: () => Promise<Part>): Promise<Part> {
  try {
    return await load()
  } catch (error) {
    if (import.meta.env.SSR) return endThread(error)
    await anotherChance()
    return untilLoaded(load)
  }
}

/** The line may be back, or may have been there all the time. */
function anotherChance(): Promise<void> {
  return new Promise((resolve) => {
    addEventListener('online', () => resolve(), { once: true })
    setTimeout(resolve, retryMs)
  })
}

/**
 * On the server there is no line, and Node never reads a module again that it could not read once. So the thread that
 * renders pages ends, and the next page starts another (`apps/server/src/pages/rendering-thread.ts`).
 */
function endThread(error: unknown): never {
  setTimeout(() => {
    throw error
  })
  throw error
}
