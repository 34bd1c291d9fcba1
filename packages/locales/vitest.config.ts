import { defineConfig } from 'vitest/config'
import { vitestWorkers } from '../../ops/vitest-workers.ts'

export default defineConfig({ test: { name: 'locales', isolate: false, maxWorkers: vitestWorkers } })
