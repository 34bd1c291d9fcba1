import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: { name: 'credentials', isolate: false, maxWorkers: availableParallelism() },
})
