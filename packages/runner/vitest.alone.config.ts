import { defineConfig } from 'vitest/config'

/**
 * Tests under load run after everything else, because a click that waits for another test's browser says nothing about
 * ours.
 */
export default defineConfig({
  test: {
    name: 'runner alone',
    include: ['src/hostile-loads.test.ts'],
    globalSetup: ['src/testing/build-once.ts'],
    // Generous: several browsers may share two slow cores.
    testTimeout: 240_000,
    hookTimeout: 240_000,
    maxWorkers: 1,
    expect: { poll: { timeout: 30_000 } },
    sequence: { groupOrder: 2 },
  },
})
