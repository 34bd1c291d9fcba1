import { defineConfig } from '@playwright/test'

export default defineConfig({
  testDir: 'journeys',
  outputDir: '../test-results/journeys',
  reporter: [['list'], ['json']],
  timeout: 60_000,
  // Two cores: one browser and one server are enough to keep them busy.
  workers: 1,
  use: {
    launchOptions: {
      ...(process.env['CHROMIUM_PATH'] ? { executablePath: process.env['CHROMIUM_PATH'] } : {}),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
    trace: 'retain-on-failure',
  },
})
