import { defineConfig } from 'vitest/config'
import { vitestWorkers } from '../../ops/vitest-workers.ts'

// Separate from vite.config.ts, whose plugin would start the router's development server.
export default defineConfig({
  test: {
    name: 'web',
    include: ['{app,server}/**/*.test.ts'],
    isolate: false,
    // Generous: browsers of other tests may share two slow cores.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    maxWorkers: vitestWorkers,
    expect: { poll: { timeout: 30_000 } },
  },
})
