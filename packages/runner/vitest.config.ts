import { configDefaults, defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    name: 'runner',
    include: ['src/**/*.test.ts'],
    // See vitest.alone.config.ts.
    exclude: [...configDefaults.exclude, 'src/hostile-loads.test.ts'],
    globalSetup: ['src/testing/build-once.ts'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // Most of these tests wait: for a time limit, or for a browser.
    maxWorkers: 2,
    maxConcurrency: 16,
  },
})
