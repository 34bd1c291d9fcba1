import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    name: 'tests',
    include: ['*.test.ts'],
    // Test files share their imports, which take longer than most tests.
    isolate: false,
    root: import.meta.dirname,
    testTimeout: 120_000,
    hookTimeout: 60_000,
    maxWorkers: availableParallelism(),
  },
})
