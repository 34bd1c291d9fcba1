const retryMs = 5000

/**
 * Loads a part of the page, however often the line fails: the page says so meanwhile (`MissingPartNotice`), and goes on
 * once the part is here.
 */
export async function untilLoaded<Part>(load: () => Promise<Part>): Promise<Part> {
  try {
    return await load()
  } catch {
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
