import { build, type Rolldown } from 'vite'

/** Bundles an entry of inside/ into one classic script. */
export async function bundleScript(entry: string): Promise<string> {
  const result = (await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      target: 'es2023',
      lib: { entry, formats: ['iife'], name: 'harness', fileName: 'harness' },
    },
  })) as Rolldown.RolldownOutput[]
  const [chunk] = result[0]?.output ?? []
  if (!chunk) throw new Error(`${entry} gave no script`)
  return chunk.code
}
