import { defineConfig } from 'vitest/config'
import { excludedTests } from '../../ops/excluded-tests.ts'
import { vitestWorkers } from '../../ops/vitest-workers.ts'

export default defineConfig({
  test: {
    name: 'runner',
    include: ['src/**/*.test.ts'],
    // See vitest.alone.config.ts.
    exclude: [...excludedTests, 'src/hostile-loads.test.ts'],
    // Test files share their imports, among them a bundler, and the page that stands for the app.
    isolate: false,
    globalSetup: ['src/testing/build-once.ts'],
    // Generous: several browsers may share two slow cores.
    testTimeout: 240_000,
    hookTimeout: 240_000,
    // Most of these tests wait: for a time limit, or for a browser.
    maxWorkers: vitestWorkers,
    // Projects of one group must have the same number of workers, and a browser needs the processor to itself.
    sequence: { groupOrder: 1 },
    maxConcurrency: 16,
    expect: { poll: { timeout: 30_000 } },
  },
})
