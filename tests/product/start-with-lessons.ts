import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { CurriculumCompiler, writeCompiled } from '@cairn/compiler'
import { copyEmptyStorage } from './copy-empty-storage.ts'
import { findFreePorts, type Product, type ProductOptions, startProduct } from './start-product.ts'
import { linkBuild } from './link-build.ts'

const projectRoot = join(import.meta.dirname, '../..')

type School = {
  product: Product
  dataDirectory: string
  /** Starts it again in the same place, after it was killed. */
  restart: () => Promise<void>
  /** Starts a process beside it that does its work in the background. */
  startWorker: () => Promise<Product>
  close: () => Promise<void>
}

/**
 * The product with its own lessons, given as texts by file name, and with pictures and sounds as bytes.
 *
 * @throws Error when the compiler reports other problems than `problems`
 */
export async function startWithLessons(
  files: Readonly<Record<string, string | Uint8Array>>,
  environment: Record<string, string>,
  problems: readonly string[] = [],
): Promise<School> {
  const directory = await mkdtemp(join(tmpdir(), 'school-'))
  const [lessons, build] = [join(directory, 'lessons'), join(directory, 'build')]
  for (const [name, text] of Object.entries(files)) {
    await mkdir(dirname(join(lessons, name)), { recursive: true })
    await writeFile(join(lessons, name), text)
  }
  const compiled = await new CurriculumCompiler(lessons).compile()
  const found = compiled.problems.map(({ message }) => message)
  if (found.join('\n') !== problems.join('\n')) throw new Error(found.join('\n'))
  await writeCompiled(compiled, join(build, 'curriculum'))
  await linkBuild(join(projectRoot, '.build'), build)
  const dataDirectory = join(directory, 'data')
  if (!environment['DATABASE_URL']) await copyEmptyStorage(dataDirectory)
  const port = await findFreePorts()
  const start = (role: ProductOptions['role'] = 'school') =>
    startProduct({ role, dataDirectory, port, environment: { ...environment, BUILD_DIR: build } })
  const product = await start()
  return {
    product,
    dataDirectory,
    restart: async () => {
      Object.assign(product, await start())
    },
    startWorker: () => start('worker'),
    close: async () => {
      await product.stop()
      await rm(directory, { recursive: true })
    },
  }
}
