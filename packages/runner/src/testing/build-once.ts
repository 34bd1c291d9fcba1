import { buildRunner } from '../documents/build.ts'
import { builtRunner } from './start-rig.ts'

/** Runs before all tests of a process, so that no two of them build at the same time. */
export async function setup(): Promise<void> {
  await buildRunner({ outDir: builtRunner })
}
