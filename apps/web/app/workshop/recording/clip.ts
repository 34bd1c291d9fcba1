import type { AudioClip } from '@cairn/contract'

/** The address of a recording, with the part to play (a media fragment), which browsers keep to by themselves. */
export function clipAddress({ filename, startTimestamp = 0, finishTimestamp }: AudioClip): string {
  if (finishTimestamp !== undefined) return `${filename}#t=${startTimestamp},${finishTimestamp}`
  return startTimestamp > 0 ? `${filename}#t=${startTimestamp}` : filename
}

/** Whether a place in a file is before or after the part to play. */
export function isOutsideClip(
  { startTimestamp = 0, finishTimestamp = Infinity }: AudioClip,
  seconds: number,
): boolean {
  return seconds < startTimestamp || seconds >= finishTimestamp
}
