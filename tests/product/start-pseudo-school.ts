import { cp, mkdtemp, readdir, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { catalogs, type Messages } from '@cairn/locales'
import { findFreePorts, type Product, startProduct } from './start-product.ts'

const built = join(import.meta.dirname, '../../.build')

/** A letter that no text of ours has. */
export const pseudoLetter = 'ж'

/** The product with a made-up language in place of German: every letter of every message is the same. */
export async function startPseudoSchool(): Promise<{ product: Product; close: () => Promise<void> }> {
  const directory = await mkdtemp(join(tmpdir(), 'pseudo-'))
  const build = join(directory, 'build')
  await cp(join(built, 'web'), join(build, 'web'), { recursive: true })
  for (const part of ['curriculum', 'runner']) await symlink(join(built, part), join(build, part))
  const catalog = { messages: pseudo(catalogs.en), fallback: {} }
  for (const part of ['client', 'server']) {
    const assets = join(build, 'web', part, 'assets')
    for (const file of (await readdir(assets)).filter((name) => name.startsWith('de-'))) {
      if (file.endsWith('.js'))
        await writeFile(join(assets, file), `export default ${JSON.stringify(catalog)}`)
      // Browsers would get the compressed form of the original.
      else await rm(join(assets, file))
    }
  }
  const product = await startProduct({
    dataDirectory: join(directory, 'data'),
    port: await findFreePorts(),
    environment: { BUILD_DIR: build },
  })
  return {
    product,
    close: async () => {
      await product.stop()
      await rm(directory, { recursive: true })
    },
  }
}

/** The messages with every letter replaced. */
function pseudo(messages: Messages): Messages {
  const disguised = Object.entries(messages).map(([key, value]): [string, Messages[string]] => {
    if (typeof value === 'string') return [key, disguise(value)]
    return [key, isList(value) ? value.map(disguise) : pseudo(value)]
  })
  return Object.fromEntries<Messages[string]>(disguised)
}

function isList(value: Messages[string]): value is readonly string[] {
  return Array.isArray(value)
}

/** Placeholders and tags stay. */
function disguise(text: string): string {
  return text.replaceAll(
    /(\{\{[^{}]*\}\}|<[^>]*>)|\p{Letter}/gu,
    (_found, kept?: string) => kept ?? pseudoLetter,
  )
}
