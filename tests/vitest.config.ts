import { defineConfig } from 'vitest/config'
import { excludedTests } from '../ops/excluded-tests.ts'
import { vitestWorkers } from '../ops/vitest-workers.ts'

export default defineConfig({
  test: {
    name: 'tests',
    include: ['*.test.ts'],
    exclude: excludedTests,
    // Test files share their imports, which take longer than most tests.
    isolate: false,
    root: import.meta.dirname,
    testTimeout: 120_000,
    hookTimeout: 60_000,
    maxWorkers: vitestWorkers,
    expect: { poll: { timeout: 30_000 } },
  },
})
