import { defineConfig } from 'vitest/config'
import { excludedTests } from '../../ops/excluded-tests.ts'
import { vitestWorkers } from '../../ops/vitest-workers.ts'

export default defineConfig({
  test: {
    name: 'server',
    include: ['src/**/*.test.ts'],
    exclude: excludedTests,
    // Test files share their imports, which take longer than most tests.
    isolate: false,
    globalSetup: 'src/testing/start-test-postgres.ts',
    // Generous: several databases may share two slow cores.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    maxWorkers: vitestWorkers,
    expect: { poll: { timeout: 30_000 } },
  },
})
