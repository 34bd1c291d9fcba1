import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from '@cairn/contract'

const RunnerManifest = z.object({
  version: z.string(),
  /** By the name of the document. */
  headers: z.record(z.string(), z.record(z.string(), z.string())),
})
export type RunnerManifest = z.infer<typeof RunnerManifest>

export async function readRunnerManifest(directory: string): Promise<RunnerManifest> {
  return RunnerManifest.parse(JSON.parse(await readFile(join(directory, 'manifest.json'), 'utf8')))
}
