import type { Scene } from '@cairn/contract'

/** The commands by the time at which they begin; those of the same time stay as they are written. */
export function commandsInOrder({ commands }: Scene): Scene['commands'] {
  return commands.toSorted((one, other) => one.startTime - other.startTime)
}
