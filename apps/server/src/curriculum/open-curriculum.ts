import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import {
  type Certification,
  type Challenge,
  type ChallengePlace,
  type ChallengeTest,
  challengeTypes,
  CompiledBlock,
  CurriculumIndex,
  type CurriculumSource,
  type ExamOutline,
  findCertificationIdentity,
  paths,
  type RefusedLesson,
  remoteEditorTypes,
  type SeedFile,
  type Stage,
  type SuperBlockOutline,
} from '@cairn/contract'
import { ByteCache } from '#cache/byte-cache.ts'

/** Of the files of blocks; in memory they take about three times as much. */
const bytesInMemory = 4 * 1024 * 1024

export type ChallengeFacts = Pick<
  Challenge,
  'id' | 'title' | 'challengeType' | 'superBlock' | 'block' | 'dashedName'
>

/** Courses and blocks that are hidden unless their switch is on (docs/reference/camper-pages.md, “Courses”). */
export type StageSwitches = { showsNew: boolean; showsUpcoming: boolean }

/** The compiled curriculum as the server reads it: outlines in memory, lessons on demand. */
export type Curriculum = {
  readonly version: string
  readonly superBlocks: readonly SuperBlockOutline[]
  /** Whose lessons these are; null for the school's own. */
  readonly source: CurriculumSource | null
  /** The certifications that can be claimed. */
  readonly certifications: readonly Certification[]
  findSuperBlock: (id: string) => SuperBlockOutline | undefined
  findChallenge: (id: string) => ChallengeFacts | undefined
  findPlace: (challengeId: string) => ChallengePlace | undefined
  /** What everyone may know about the exam of a lesson. */
  findExamOutline: (challengeId: string) => ExamOutline | undefined
  /** The Microsoft Learn trophy that completes a lesson; undefined for all other lessons. */
  findTrophyId: (challengeId: string) => Promise<string | undefined>
  /** The lesson whose tests run in the remote editor, in the repository of this name. */
  findTutorial: (repository: string) => Promise<ChallengeFacts | undefined>
  /** Whether a lesson of the remote editor runs in the page instead. */
  bringsEnvironment: (challengeId: string) => Promise<boolean>
  /** Whether a certification asks for this lesson. */
  isCertificationProject: (challengeId: string) => boolean
  /** Everything about a lesson; undefined for one that is not here. */
  loadChallenge: (challengeId: string) => Promise<Challenge | undefined>
  /** The files that a lesson starts from; none for lessons without code. */
  loadSeeds: (challengeId: string) => Promise<readonly SeedFile[]>
  /** The tests of a lesson; undefined for a lesson that is not here. */
  loadTests: (challengeId: string) => Promise<readonly ChallengeTest[] | undefined>
  /** The lessons of a block that the index names, in order. */
  loadChallenges: (block: string) => Promise<readonly Challenge[]>
  /** The lessons of a block that cannot be shown. */
  loadRefused: (block: string) => Promise<readonly RefusedLesson[]>
}

/**
 * Reads the output of `npm run curriculum -- build`.
 *
 * @param directory the folder of one language
 * @throws when the folder is missing or its content does not fit the contract's schema.
 */
export async function openCurriculum(directory: string, switches: StageSwitches): Promise<Curriculum> {
  const index = CurriculumIndex.parse(JSON.parse(await readFile(join(directory, 'index.json'), 'utf8')))
  const offered = index.superBlocks
    .filter(({ stage }) => isShown(stage, switches))
    .map((superBlock) => withoutUpcoming(superBlock, switches))
  const superBlocks = new Map(offered.map((superBlock) => [superBlock.id, superBlock]))
  // Courses may share lessons; the first course that lists one is its home.
  const facts = new Map(
    offered
      .flatMap(factsOf)
      .toReversed()
      .map((fact) => [fact.id, fact]),
  )
  const tutorials = [...facts.values()].filter(({ challengeType }) => remoteEditorTypes.has(challengeType))
  const places = new Map(offered.flatMap(placesOf).toReversed())
  const cache = new ByteCache<ReadBlock>(bytesInMemory, ({ bytes }) => bytes)
  const loadBlock = async (block: string) => {
    const file = join(directory, index.files[block] ?? `blocks/${block}.json`)
    return (await cache.getOrCreate(block, () => readBlock(file))).compiled
  }
  const loadChallenges = async (block: string) => (await loadBlock(block)).challenges
  const loadChallenge = async (challengeId: string) => {
    const fact = facts.get(challengeId)
    const challenges = fact ? await loadChallenges(fact.block) : []
    return challenges.find(({ id }) => id === challengeId)
  }
  const certifications = index.certifications.filter(
    ({ slug }) => switches.showsUpcoming || findCertificationIdentity(slug)?.kind !== 'upcoming',
  )
  const exams = new Map(index.exams.map((exam) => [exam.id, exam]))
  const projectIds = new Set(certifications.flatMap(({ tests }) => tests.map(({ id }) => id)))
  return {
    version: index.version,
    superBlocks: offered,
    source: index.source ?? null,
    certifications,
    findSuperBlock: (id) => superBlocks.get(id),
    findChallenge: (id) => facts.get(id),
    findPlace: (challengeId) => places.get(challengeId),
    findExamOutline: (challengeId) => exams.get(challengeId),
    findTrophyId: async (challengeId) => {
      if (facts.get(challengeId)?.challengeType !== challengeTypes.msTrophy) return undefined
      return (await loadChallenge(challengeId))?.msTrophyId
    },
    findTutorial: async (repository) => {
      for (const tutorial of tutorials) {
        const url = (await loadChallenge(tutorial.id))?.url
        if (url?.split('/').at(-1) === repository) return tutorial
      }
      return undefined
    },
    bringsEnvironment: async (challengeId) => (await loadChallenge(challengeId))?.environment !== undefined,
    isCertificationProject: (challengeId) => projectIds.has(challengeId),
    loadChallenge,
    loadSeeds: async (challengeId) => (await loadChallenge(challengeId))?.files ?? [],
    loadTests: async (challengeId) => (await loadChallenge(challengeId))?.tests,
    loadChallenges,
    loadRefused: async (block) => (await loadBlock(block)).refused ?? [],
  }
}

function isShown(stage: Stage, { showsNew, showsUpcoming }: StageSwitches): boolean {
  return (stage !== 'New' || showsNew) && (stage !== 'Upcoming' || showsUpcoming)
}

function withoutUpcoming(superBlock: SuperBlockOutline, { showsUpcoming }: StageSwitches): SuperBlockOutline {
  if (showsUpcoming) return superBlock
  return { ...superBlock, blocks: superBlock.blocks.filter(({ isUpcomingChange }) => !isUpcomingChange) }
}

type ReadBlock = { compiled: CompiledBlock; bytes: number }

async function readBlock(file: string): Promise<ReadBlock> {
  const text = await readFile(file, 'utf8')
  return { compiled: CompiledBlock.parse(JSON.parse(text)), bytes: text.length }
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
