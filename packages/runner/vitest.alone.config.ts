import { defineConfig } from 'vitest/config'

/**
 * The loads that learners put on a page are tried when everything else is over: a click that waits for another
 * test's browser says nothing about ours.
 */
export default defineConfig({
  test: {
    name: 'runner alone',
    include: ['src/hostile-loads.test.ts'],
    globalSetup: ['src/testing/build-once.ts'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
    maxWorkers: 1,
    sequence: { groupOrder: 1 },
  },
})
