import { assert } from './evaluate-test.ts'
import { deepFreeze } from './freeze.ts'

/** Names that older tests use in addition to `assert`. */
export const legacyTools = {
  DeepFreeze: <Value extends object>(value: Value): Value => {
    deepFreeze(value)
    return value
  },
  DeepEqual: (one: unknown, other: unknown): boolean => {
    try {
      assert.deepEqual(one, other)
      return true
    } catch {
      return false
    }
  },
} as const
