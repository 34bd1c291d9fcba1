import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: { name: 'contract', isolate: false, maxWorkers: availableParallelism() },
})
