import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    projects: [
      'packages/contract',
      'packages/credentials',
      'packages/locales',
      'packages/compiler',
      'packages/runner',
      'packages/runner/vitest.alone.config.ts',
      'apps/server',
      'apps/web',
      'tests/vitest.config.ts',
    ],
  },
})
