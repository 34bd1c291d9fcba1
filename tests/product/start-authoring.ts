import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { followLessons } from '../../ops/follow-lessons.ts'
import { copyEmptyStorage } from './copy-empty-storage.ts'
import { findFreePorts, type Product, startProduct } from './start-product.ts'
import { linkBuild } from './link-build.ts'

const projectRoot = join(import.meta.dirname, '../..')

export type AuthoringProduct = {
  product: Product
  /** A copy of the lessons that a test may change. */
  lessons: string
  close: () => Promise<void>
}

/** The product as `npm run dev` starts it, on a copy of a folder of lessons and with a build of its own. */
export async function startAuthoring(
  curriculum = join(projectRoot, 'curriculum'),
): Promise<AuthoringProduct> {
  const directory = await mkdtemp(join(tmpdir(), 'authoring-'))
  const lessons = join(directory, 'lessons')
  const build = join(directory, 'build')
  await cp(curriculum, lessons, { recursive: true })
  await linkBuild(join(projectRoot, '.build'), build)
  const stopFollowing = await followLessons({
    directory: lessons,
    outDirectory: join(build, 'curriculum'),
    print: () => undefined,
  })
  const dataDirectory = join(directory, 'data')
  await copyEmptyStorage(dataDirectory)
  const product = await startProduct({
    dataDirectory,
    port: await findFreePorts(),
    environment: { BUILD_DIR: build, LIVE_AUTHORING: 'true' },
  })
  return {
    product,
    lessons,
    close: async () => {
      await stopFollowing()
      await product.stop()
      await rm(directory, { recursive: true })
    },
  }
}
