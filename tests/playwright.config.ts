import { availableParallelism } from 'node:os'
import { defineConfig } from '@playwright/test'
import { launchOptions } from './product/launch-options.ts'

export default defineConfig({
  testDir: 'journeys',
  globalSetup: './product/prepare-empty-storage.ts',
  outputDir: '../test-results/journeys',
  reporter: [['list'], ['json']],
  // Generous, as three browsers, three schools and their databases may share two cores.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  // One more than there are processors, as each waits for schools and browsers to start.
  workers: availableParallelism() + 1,
  // What passes only the second time is named at the end of the run, and too much of it fails the run.
  retries: 1,
  use: {
    launchOptions: launchOptions(),
    trace: 'on-first-retry',
  },
})
