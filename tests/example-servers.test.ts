import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { join } from 'node:path'
import { CurriculumCompiler } from '@cairn/compiler'
import { CompiledBlock, challengeTypes } from '@cairn/contract'
import { buildRunner } from '@cairn/runner/build'
import { builtRunner, type Rig, resultsOf, startRig } from '@cairn/runner/testing'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { isNightly } from './product/is-nightly.ts'
import { server as firstServer } from './example-servers/a-first-server.ts'
import { server as exerciseTracker } from './example-servers/exercise-tracker.ts'
import { server as fileMetadata } from './example-servers/file-metadata-microservice.ts'
import { server as converter } from './example-servers/metric-imperial-converter.ts'
import { server as headerParser } from './example-servers/request-header-parser-microservice.ts'
import { server as messageBoard } from './example-servers/anonymous-message-board.ts'
import { server as americanBritish } from './example-servers/american-british-translator.ts'
import { server as issueTracker } from './example-servers/issue-tracker.ts'
import { server as personalLibrary } from './example-servers/personal-library.ts'
import { server as game } from './example-servers/secure-real-time-multiplayer-game.ts'
import { server as sudokuSolver } from './example-servers/sudoku-solver.ts'
import { server as stockPrices } from './example-servers/stock-price-checker.ts'
import { server as timestamp } from './example-servers/timestamp-microservice.ts'
import { server as urlShortener } from './example-servers/url-shortener-microservice.ts'
import { server as imageSearch } from './example-servers/build-an-image-search-abstraction-layer.ts'
import { server as votingApp } from './example-servers/build-a-voting-app.ts'
import { server as nightlife } from './example-servers/build-a-nightlife-coordination-app.ts'
import { server as stockMarket } from './example-servers/chart-the-stock-market.ts'
import { server as bookTrading } from './example-servers/manage-a-book-trading-club.ts'
import { server as pinWalls } from './example-servers/build-a-pinterest-clone.ts'

/** What campers might run, by the block or the lesson that asks for it; the school does not serve them. */
const examples: Readonly<Record<string, Server>> = {
  'a-first-server': firstServer,
  'timestamp-microservice': timestamp,
  'request-header-parser-microservice': headerParser,
  'url-shortener-microservice': urlShortener,
  'exercise-tracker': exerciseTracker,
  'file-metadata-microservice': fileMetadata,
  'metric-imperial-converter': converter,
  'stock-price-checker': stockPrices,
  'secure-real-time-multiplayer-game': game,
  'anonymous-message-board': messageBoard,
  'sudoku-solver': sudokuSolver,
  'personal-library': personalLibrary,
  'issue-tracker': issueTracker,
  'american-british-translator': americanBritish,
  'build-an-image-search-abstraction-layer': imageSearch,
  'build-a-voting-app': votingApp,
  'build-a-nightlife-coordination-app': nightlife,
  'chart-the-stock-market': stockMarket,
  'manage-a-book-trading-club': bookTrading,
  'build-a-pinterest-clone': pinWalls,
}

const emptyServer = createServer((_request, response) => {
  response.setHeader('Access-Control-Allow-Origin', '*')
  response.setHeader('Access-Control-Allow-Headers', '*')
  response.end()
})

type Lesson = CompiledBlock['challenges'][number]

const types: readonly number[] = [challengeTypes.backend, challengeTypes.backEndProject]
const { files } = await new CurriculumCompiler(join(import.meta.dirname, '../curriculum')).compile()
const lessons = files
  .filter(({ name }) => name.startsWith('english/blocks/'))
  .flatMap(({ text }) => (text === undefined ? [] : CompiledBlock.parse(JSON.parse(text)).challenges))
  .filter(({ challengeType }) => types.includes(challengeType))
/** By default a quarter of them. */
const sampled = lessons.filter((_, index) => isNightly || index % 4 === 0)

let rig: Rig
const addresses = new Map<Server, string>()

beforeAll(async () => {
  await buildRunner({ outDir: builtRunner })
  rig = await startRig()
  for (const server of [emptyServer, ...Object.values(examples)]) {
    server.listen(0, 'localhost')
    await once(server, 'listening')
    const place = server.address()
    addresses.set(server, `http://localhost:${typeof place === 'object' ? place?.port : ''}`)
  }
})
afterAll(async () => {
  await rig?.close()
  for (const server of addresses.keys()) server.close()
})

/** The results of a lesson's tests on a server: `passed`, or what the test said. */
async function outcomes(lesson: Lesson, server: Server | undefined): Promise<string[]> {
  const address = (server && addresses.get(server)) ?? ''
  const events = await rig.page.evaluate(([challenge, at]) => globalThis.host.runAt(challenge, at), [
    lesson,
    address,
  ] as const)
  return resultsOf(events).map((result) => (result.state === 'failed' ? result.message : result.state))
}

describe.each(sampled.map((lesson) => ({ name: lesson.dashedName, lesson })))('$name', ({ name, lesson }) => {
  test('passes against its example', async () => {
    const found = await outcomes(lesson, examples[name] ?? examples[lesson.block])
    expect(found).toEqual(lesson.tests.map(() => 'passed'))
  })

  test('fails against a server that answers nothing', async () => {
    const found = await outcomes(lesson, emptyServer)
    expect(found).toHaveLength(lesson.tests.length)
    const missed = found.filter((outcome) => outcome !== 'passed')
    expect(missed.length).toBeGreaterThanOrEqual(lesson.tests.length / 3)
  })
})
