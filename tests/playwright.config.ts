import { availableParallelism } from 'node:os'
import { defineConfig } from '@playwright/test'
import { chromiumArguments } from './product/chromium-arguments.ts'

export default defineConfig({
  testDir: 'journeys',
  outputDir: '../test-results/journeys',
  reporter: [['list'], ['json']],
  timeout: 60_000,
  expect: { timeout: 10_000 },
  workers: availableParallelism(),
  use: {
    launchOptions: {
      ...(process.env['CHROMIUM_PATH'] ? { executablePath: process.env['CHROMIUM_PATH'] } : {}),
      args: chromiumArguments,
    },
    trace: 'retain-on-failure',
  },
})
