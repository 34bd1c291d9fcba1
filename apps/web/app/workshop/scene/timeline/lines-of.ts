import type { Scene } from '@cairn/contract'
import { commandsInOrder } from './commands-in-order.ts'

export type Line = {
  character: string
  text: string
  align: 'left' | 'center' | 'right'
  /** Seconds from play. */
  start: number
  end: number
}

/** The spoken lines in order. A line ends where the next one begins at the latest, and never before it begins. */
export function linesOf(scene: Scene): Line[] {
  const spoken = commandsInOrder(scene).filter(({ dialogue }) => dialogue)
  return spoken.flatMap(({ character, dialogue, startTime, finishTime }, index) => {
    if (!dialogue) return []
    const { text, align = 'center' } = dialogue
    const latest = spoken[index + 1]?.startTime ?? Infinity
    const end = Math.max(startTime, Math.min(finishTime ?? startTime, latest))
    return [{ character, text, align, start: startTime, end }]
  })
}
