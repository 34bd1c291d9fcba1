import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    name: 'compiler',
    include: ['src/**/*.test.ts'],
    testTimeout: 60_000,
    maxWorkers: availableParallelism(),
  },
})
