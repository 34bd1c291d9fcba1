import { defineConfig } from 'vitest/config'
import { vitestWorkers } from '../../ops/vitest-workers.ts'

// Separate from vite.config.ts, whose plugin would start the router's development server.
export default defineConfig({
  test: {
    name: 'web',
    include: ['{app,server}/**/*.test.ts'],
    isolate: false,
    maxWorkers: vitestWorkers,
  },
})
