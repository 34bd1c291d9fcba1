import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { type IncomingMessage, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { paths } from '@cairn/contract'
import { projectRoot } from '../../ops/project-root.mjs'
import { linkBuild } from '../../tests/product/link-build.ts'
import { findFreePorts, startProduct } from '../../tests/product/start-product.ts'
import { requestsPerSecond } from '../pages/requests-per-second.ts'
import { printReport } from '../print-report.ts'
import { median, rounded } from '../statistics.ts'
import { repeatedCourse, writeRepeatedSchool } from './write-repeated-school.ts'

const lessonCounts = [30, 16_647]
const lessonsPerBlock = 16
const rounds = 3

/** A lesson's page that is kept, beside bare Fastify that sends the same bytes with the same headers. */
export async function benchKeptPages(): Promise<void> {
  const directory = await mkdtemp(join(tmpdir(), 'bench-pages-'))
  const table: Record<string, string | number>[] = []
  try {
    for (const lessons of lessonCounts)
      table.push(await measureWith(lessons, join(directory, String(lessons))))
    printReport({ benchmark: 'scale: kept pages', table, figures: { table } })
  } finally {
    await rm(directory, { recursive: true })
  }
}

async function measureWith(lessons: number, directory: string) {
  const build = join(directory, 'build')
  const source = join(projectRoot, '.build/curriculum/english')
  await writeRepeatedSchool(source, join(build, 'curriculum/english'), { lessons, lessonsPerBlock })
  await mkdir(join(build, 'curriculum/media'))
  await linkBuild(join(projectRoot, '.build'), build)
  const environment = { BUILD_DIR: build }
  const product = await startProduct({ dataDirectory: directory, port: await findFreePorts(), environment })
  const path = paths.challenge({ superBlock: repeatedCourse, block: 'block-1', dashedName: 'lesson-1' })
  const bare = fork(join(import.meta.dirname, 'bare-page.ts'))
  try {
    await fetchPage(product.origin + path)
    const page = await fetchPage(product.origin + path)
    bare.send(page)
    const [origin] = (await once(bare, 'message')) as [string]
    const perSecond = { product: [] as number[], bare: [] as number[] }
    for (let round = 0; round < rounds; round++) {
      perSecond.product.push((await requestsPerSecond(product.origin + path)).perSecond)
      perSecond.bare.push((await requestsPerSecond(origin + path)).perSecond)
    }
    const [ours, theirs] = [median(perSecond.product), median(perSecond.bare)]
    return {
      lessons,
      'compressed kB': rounded(Buffer.from(page.body, 'base64').byteLength / 1000),
      'per second': ours,
      'bare Fastify': theirs,
      'share of bare': rounded(ours / theirs, 2),
    }
  } finally {
    bare.kill()
    await product.stop()
  }
}

/** Not by `fetch`, which would decompress it. */
async function fetchPage(url: string): Promise<{ body: string; headers: Record<string, string> }> {
  const asking = request(url, { headers: { 'accept-encoding': 'br' } })
  asking.end()
  const [answer] = (await once(asking, 'response')) as [IncomingMessage]
  const body = await buffer(answer)
  if (answer.statusCode !== 200) throw new Error(`${url} is answered with ${answer.statusCode}`)
  const ownOfConnection = new Set(['connection', 'keep-alive', 'date', 'content-length', 'transfer-encoding'])
  const headers = Object.fromEntries(
    Object.entries(answer.headers).flatMap(([name, value]) =>
      typeof value === 'string' && !ownOfConnection.has(name) ? [[name, value]] : [],
    ),
  )
  return { body: body.toString('base64'), headers }
}
