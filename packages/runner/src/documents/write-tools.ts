import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { bundleScript } from './bundle-script.ts'
import { compress } from './compress.ts'

const tools = join(import.meta.dirname, '../inside/tools')

/** Writes the tools that only some tests ask for. */
export async function writeTools(directory: string): Promise<void> {
  await mkdir(directory, { recursive: true })
  await Promise.all(
    ['enzyme', 'explorer', 'fake-timers'].map(async (name) => {
      const file = join(directory, `${name}.js`)
      await writeFile(file, await bundleScript(join(tools, `${name}.ts`)))
      await compress(file)
    }),
  )
}
