import { defineConfig } from 'vitest/config'
import { excludedTests } from '../../ops/excluded-tests.ts'
import { vitestWorkers } from '../../ops/vitest-workers.ts'

export default defineConfig({
  test: {
    name: 'compiler',
    include: ['src/**/*.test.ts'],
    exclude: excludedTests,
    // Test files share their imports, which take longer than most tests.
    isolate: false,
    testTimeout: 120_000,
    maxWorkers: vitestWorkers,
  },
})
