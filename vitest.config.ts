import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    projects: [
      'packages/contract',
      'packages/compiler',
      'packages/runner',
      'apps/server',
      'apps/web',
      'tests/vitest.config.ts',
    ],
  },
})
