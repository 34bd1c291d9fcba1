import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

// Separate from vite.config.ts, whose plugin would start the router's development server.
export default defineConfig({
  test: {
    name: 'web',
    include: ['{app,server}/**/*.test.ts'],
    isolate: false,
    maxWorkers: availableParallelism(),
  },
})
