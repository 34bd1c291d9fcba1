import { defineConfig } from 'vitest/config'
import { vitestWorkers } from '../../ops/vitest-workers.ts'

export default defineConfig({
  test: { name: 'contract', isolate: false, maxWorkers: vitestWorkers },
})
