import { buildRunner } from './src/documents/build.ts'
import { join } from 'node:path'
console.time('build'); await buildRunner({ outDir: join(import.meta.dirname, '../../.build/runner') }); console.timeEnd('build')
