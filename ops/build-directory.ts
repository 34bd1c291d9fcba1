import { resolve } from 'node:path'
import { projectRoot } from './project-root.mjs'

/** The folder of everything that is built, for the build and for the school that serves it. */
export const buildDirectory = resolve(projectRoot, process.env['BUILD_DIR'] || '.build')
