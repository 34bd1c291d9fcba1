import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { RunnerManifest } from '@cairn/contract'

export async function readRunnerManifest(directory: string): Promise<RunnerManifest> {
  return RunnerManifest.parse(JSON.parse(await readFile(join(directory, 'manifest.json'), 'utf8')))
}
