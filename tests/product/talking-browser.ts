import type { Page } from '@playwright/test'

declare global {
  /** What the voice is saying, for tests. */
  var saying: { text: string; pitch: number; end: () => void } | undefined
}

/** Gives the browser a voice of the device, as headless browsers have none: it ends a line when the test says so. */
export async function giveVoice(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const voice = { name: 'Joe', lang: 'en-US', localService: true, default: true, voiceURI: 'joe' }
    class Utterance extends EventTarget {
      text: string
      pitch = 1
      constructor(text: string) {
        super()
        this.text = text
      }
    }
    const speech = Object.assign(new EventTarget(), {
      getVoices: () => [voice],
      speak: (utterance: Utterance) => {
        const { text, pitch } = utterance
        globalThis.saying = { text, pitch, end: () => utterance.dispatchEvent(new Event('end')) }
      },
      cancel: () => {
        globalThis.saying = undefined
      },
    })
    Object.defineProperty(globalThis, 'SpeechSynthesisUtterance', { value: Utterance })
    Object.defineProperty(globalThis, 'speechSynthesis', { value: speech })
  })
}

/** What the voice is saying. */
export function saidBy(page: Page): Promise<string | undefined> {
  return page.evaluate(() => globalThis.saying?.text)
}

/** How high the voice is; 1 is its own height. */
export function pitchOf(page: Page): Promise<number | undefined> {
  return page.evaluate(() => globalThis.saying?.pitch)
}

/** Lets the voice come to the end of its line. */
export function endLine(page: Page): Promise<void> {
  return page.evaluate(() => globalThis.saying?.end())
}
