import { chance } from '#workshop/scene/chance/chance.ts'

/** In seconds (docs/reference/lesson-format.md, “Scenes”). */
const blink = { leastEvery: 2, mostEvery: 5, latest: 1, length: 0.03 }
const mouth = { every: 0.3, latestOpening: 0.1, earliestClosing: 0.15, latestClosing: 0.3 }

/** Whether a character's eyes are closed for a moment: every 2 to 5 seconds, never at quite the same pace. */
export function isBlinking(character: string, seconds: number): boolean {
  const every = blink.leastEvery + (blink.mostEvery - blink.leastEvery) * chance(`${character} blinks`)
  const time = Math.floor(seconds / every)
  const start = time * every + blink.latest * chance(`${character} blinks ${time}`)
  return seconds >= start && seconds < start + blink.length
}

/** Whether a talking character's mouth is open. */
export function isMouthOpen(character: string, seconds: number): boolean {
  const time = Math.floor(seconds / mouth.every)
  const passed = seconds - time * mouth.every
  const opening = mouth.latestOpening * chance(`${character} opens ${time}`)
  const closing =
    mouth.earliestClosing +
    (mouth.latestClosing - mouth.earliestClosing) * chance(`${character} closes ${time}`)
  return passed >= opening && passed < closing
}
