import { defineConfig } from 'vitest/config'
import { LongestFirst } from './ops/longest-first.ts'

export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
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
