import { join } from 'node:path'
import { buildRunner } from '@cairn/runner/build'
import { projectRoot } from './project-root.mjs'

await buildRunner({ outDir: join(projectRoot, '.build/runner') })
