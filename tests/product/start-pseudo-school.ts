import { cp, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { catalogs, type Messages, textsOf } from '@cairn/locales'
import { findFreePorts, type Product, startProduct } from './start-product.ts'
import { linkBuild } from './link-build.ts'

const built = join(import.meta.dirname, '../../.build')

/** A letter that no text of ours has. */
export const pseudoLetter = 'ж'

/** The product with a made-up language in place of German: every letter of every message is the same. */
export async function startPseudoSchool(): Promise<{ product: Product; close: () => Promise<void> }> {
  const directory = await mkdtemp(join(tmpdir(), 'pseudo-'))
  const build = join(directory, 'build')
  await cp(join(built, 'web'), join(build, 'web'), { recursive: true })
  await linkBuild(built, build, ['credentials', 'curriculum', 'runner'])
  const catalog = { texts: pseudo(catalogs.en), english: {} }
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

/** The texts with every letter replaced. */
function pseudo(messages: Messages): Record<string, string | string[]> {
  const disguised = [...textsOf(messages)].map(
    ([key, text]) => [key, typeof text === 'string' ? disguise(text) : text.map(disguise)] as const,
  )
  return Object.fromEntries(disguised)
}

/** Placeholders and tags stay. */
function disguise(text: string): string {
  return text.replaceAll(
    /(\{\{[^{}]*\}\}|<[^>]*>)|\p{Letter}/gu,
    (_found, kept?: string) => kept ?? pseudoLetter,
  )
}
