import { afterAll } from 'vitest'
import { type Rig, type RigOptions, startRig } from './start-rig.ts'

/** The rig of a test file, closed after the last of its tests. */
export async function openRig(options?: RigOptions): Promise<Rig> {
  const rig = await startRig(options)
  afterAll(() => rig.close())
  return rig
}
