import { readStored, writeStored } from '#shared/storage/browser-storage.ts'
import type { Memories, Memory } from './schedule.ts'

const key = 'review'

/** What this browser has kept; entries that cannot be read are left out, and their lessons are asked about anew. */
export function readMemories(): Memories {
  try {
    const kept: unknown = JSON.parse(readStored(key) ?? '{}')
    if (typeof kept !== 'object' || kept === null) return {}
    return Object.fromEntries(
      Object.entries(kept).filter((entry): entry is [string, Memory] => isMemory(entry[1])),
    )
  } catch {
    return {}
  }
}

export function keepMemory(id: string, memory: Memory): void {
  writeStored(key, JSON.stringify({ ...readMemories(), [id]: memory }))
}

function isMemory(value: unknown): value is Memory {
  const { streak, dueAt } = { ...(value as Partial<Memory> | null) }
  return Number.isInteger(streak) && Number.isFinite(dueAt)
}
