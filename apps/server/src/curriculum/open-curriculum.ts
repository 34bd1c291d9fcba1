import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import {
  type Challenge,
  type ChallengePlace,
  CompiledBlock,
  CurriculumIndex,
  paths,
  type SuperBlockOutline,
} from '@cairn/contract'
import { BoundedCache } from './bounded-cache.ts'

/** How many blocks' texts are kept in memory; a block of a hundred lessons is about half a megabyte. */
const blocksInMemory = 100

type ChallengeFacts = Pick<
  Challenge,
  'id' | 'title' | 'challengeType' | 'superBlock' | 'block' | 'dashedName'
>

/** The compiled curriculum as the server reads it: outlines in memory, lessons on demand. */
export type Curriculum = {
  readonly version: string
  readonly superBlocks: readonly SuperBlockOutline[]
  findSuperBlock: (id: string) => SuperBlockOutline | undefined
  findChallenge: (id: string) => ChallengeFacts | undefined
  findPlace: (challengeId: string) => ChallengePlace | undefined
  /** The lessons of a block that the index names, in order. */
  loadChallenges: (block: string) => Promise<readonly Challenge[]>
}

/**
 * Reads the output of `npm run curriculum -- build`.
 *
 * @throws when the folder is missing or its content does not fit the contract's schema.
 */
export async function openCurriculum(directory: string): Promise<Curriculum> {
  const index = CurriculumIndex.parse(await readJson(join(directory, 'index.json')))
  const superBlocks = new Map(index.superBlocks.map((superBlock) => [superBlock.id, superBlock]))
  const facts = new Map(index.superBlocks.flatMap(factsOf).map((fact) => [fact.id, fact]))
  const places = new Map(index.superBlocks.flatMap(placesOf))
  const cache = new BoundedCache<Promise<readonly Challenge[]>>(blocksInMemory)
  return {
    version: index.version,
    superBlocks: index.superBlocks,
    findSuperBlock: (id) => superBlocks.get(id),
    findChallenge: (id) => facts.get(id),
    findPlace: (challengeId) => places.get(challengeId),
    loadChallenges: (block) =>
      cache.getOrCreate(block, () => readBlock(join(directory, 'blocks', `${block}.json`))),
  }
}

async function readBlock(file: string): Promise<readonly Challenge[]> {
  return CompiledBlock.parse(await readJson(file)).challenges
}

async function readJson(file: string): Promise<unknown> {
  return JSON.parse(await readFile(file, 'utf8'))
}

function factsOf({ id: superBlock, blocks }: SuperBlockOutline): ChallengeFacts[] {
  return blocks.flatMap(({ dashedName: block, challenges }) =>
    challenges.map((challenge) => ({ ...challenge, superBlock, block })),
  )
}

function placesOf(superBlock: SuperBlockOutline): [string, ChallengePlace][] {
  return superBlock.blocks.flatMap(({ dashedName: block, name: blockName, challenges }) =>
    challenges.map(({ id, title, dashedName }): [string, ChallengePlace] => [
      id,
      { title, blockName, path: paths.challenge({ superBlock: superBlock.id, block, dashedName }) },
    ]),
  )
}
