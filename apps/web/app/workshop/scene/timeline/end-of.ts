import type { Scene } from '@cairn/contract'

const restSeconds = 0.5

/** When a scene is over, in seconds from play (docs/reference/lesson-format.md, “Scenes”). */
export function endOf({ commands }: Scene): number {
  return commands.reduce(
    (end, { startTime, finishTime }) =>
      Math.max(end, startTime + restSeconds, (finishTime ?? 0) + restSeconds),
    restSeconds,
  )
}
