import { join } from 'node:path'
import { buildRunner } from '@cairn/runner/build'
import { buildDirectory } from './build-directory.ts'

await buildRunner({ outDir: join(buildDirectory, 'runner') })
