import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { inLanguage, paths } from '@cairn/contract'
import type { Connection } from '../../apps/server/src/database/connect.ts'
import { projectRoot } from '../../ops/project-root.mjs'
import { findFreePorts, type Product, startProduct } from '../../tests/product/start-product.ts'
import { databaseAddress } from '../../tests/product/open-database.ts'
import { memoryOf } from './memory-of.ts'
import { type Visit, whileVisiting } from './while-visiting.ts'
import { repeatedCourse } from './write-repeated-school.ts'

export type Measured = {
  startMs: number
  /** In MB, of the process that answers requests: when it says that it runs, once its pages were opened, while searched. */
  memory: { started: number; visited: number; searched: number }
  visits: Readonly<Record<string, Visit>>
}

type Options = { build: string; data: string; connection: Connection }

/** Starts a school twice, because the first start compiles its code, and opens its pages. */
export async function measureSchool(options: Options): Promise<Measured> {
  await (await start(options)).stop()
  const begun = performance.now()
  const product = await start(options)
  const startMs = performance.now() - begun
  try {
    const started = await memoryOf(product.pid)
    const course = paths.superBlock(repeatedCourse)
    const visit = (path: string) => whileVisiting(product.origin, path)
    const visits = {
      'the course, right after the start': await visit(course),
      // A page that was not made ahead, of the same lessons.
      'the course, first view': await visit(inLanguage(course, 'german')),
      'the list of courses, first view': await visit(paths.learn),
      'a block, first view': await visit(paths.blockPage(repeatedCourse, 'block-2')),
      'a lesson, first view': await visit(
        paths.challenge({ superBlock: repeatedCourse, block: 'block-1', dashedName: 'lesson-1' }),
      ),
      'the course, again': await visit(course),
    }
    const visited = await memoryOf(product.pid)
    const search = await whileVisiting(product.origin, '/search?query=stone')
    const searched = await memoryOf(product.pid)
    return {
      startMs,
      memory: { started, visited, searched },
      visits: { ...visits, 'the first search': search },
    }
  } finally {
    await product.stop()
  }
}

/** As `npm run serve` does. */
async function start({ build, data, connection }: Options): Promise<Product> {
  return startProduct({
    dataDirectory: data,
    port: await findFreePorts(),
    environment: {
      BUILD_DIR: build,
      DATABASE_URL: databaseAddress(connection),
      NODE_OPTIONS: optionsOfServe(),
      NODE_COMPILE_CACHE: join(build, 'compile-cache'),
    },
  })
}

function optionsOfServe(): string {
  const { scripts } = JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8')) as {
    scripts: { serve: string }
  }
  return scripts.serve
    .split(' ')
    .filter((word) => word.startsWith('--'))
    .join(' ')
}
