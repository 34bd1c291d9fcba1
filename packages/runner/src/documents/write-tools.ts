import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { bundleScript } from './bundle-script.ts'
import { compress } from './compress.ts'
import { guarded } from './guard-tools.ts'
import { packageFolder } from './package-folder.ts'

const tools = join(import.meta.dirname, '../inside/tools')
const bundle = (name: string) => bundleScript(join(tools, `${name}.ts`))

/** Writes the tools that only some tests need; those that inspect a page are guarded like the tests. */
export async function writeTools(directory: string): Promise<void> {
  await mkdir(directory, { recursive: true })
  const [enzyme, explorer, fakeTimers, jquery] = await Promise.all([
    bundle('enzyme'),
    bundle('explorer'),
    bundle('fake-timers'),
    readFile(join(packageFolder('jquery'), 'dist/jquery.min.js'), 'utf8'),
  ])
  const texts = {
    enzyme: guarded(enzyme),
    explorer,
    'fake-timers': fakeTimers,
    jquery: guarded(jquery),
  }
  for (const [name, text] of Object.entries(texts)) {
    const file = join(directory, `${name}.js`)
    await writeFile(file, text)
    await compress(file)
  }
}
