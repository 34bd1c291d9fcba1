import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { bundleScript } from './bundle-script.ts'
import { compress } from './compress.ts'
import { guarded } from './guard-tools.ts'
import { packageFolder } from './package-folder.ts'
import { sliceTypescript } from './slice-typescript.ts'

const tools = join(import.meta.dirname, '../inside/tools')
const bundle = (name: string, plugins: Plugin[] = []) => bundleScript(join(tools, `${name}.ts`), plugins)

/** A module of Python whose files run in the order of their names. */
async function readModule(folder: string): Promise<string> {
  const names = await readdir(folder)
  const texts = await Promise.all(names.toSorted().map((name) => readFile(join(folder, name), 'utf8')))
  return texts.join('\n\n')
}

/** Writes the tools that only some tests need; those that inspect a page are guarded like the tests. */
export async function writeTools(directory: string): Promise<void> {
  await mkdir(directory, { recursive: true })
  const [enzyme, explorer, fakeTimers, jquery, pythonTree] = await Promise.all([
    bundle('enzyme'),
    bundle('explorer', [sliceTypescript(tools)]),
    bundle('fake-timers'),
    readFile(join(packageFolder('jquery'), 'dist/jquery.min.js'), 'utf8'),
    readModule(join(tools, '../python/tree_node')),
  ])
  const texts = {
    'enzyme.js': guarded(enzyme),
    'explorer.js': explorer,
    'fake-timers.js': fakeTimers,
    'jquery.js': guarded(jquery),
    'tree_node.py': pythonTree,
  }
  for (const [name, text] of Object.entries(texts)) {
    await writeFile(join(directory, name), text)
    await compress(join(directory, name))
  }
}
