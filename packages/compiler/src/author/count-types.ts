import {
  type ChallengeType,
  challengeTypeName,
  type ChallengeTypeName,
  type CurriculumIndex,
  type Language,
} from '@cairn/contract'

export type TypeCount = { type: ChallengeType; name: ChallengeTypeName; challenges: number }

/** The number of lessons of each type; a block counts once. */
export function countTypes(indexes: ReadonlyMap<Language, CurriculumIndex>): TypeCount[] {
  const [index] = indexes.values()
  const blocks = new Map(
    (index?.superBlocks ?? []).flatMap((superBlock) =>
      superBlock.blocks.map((block) => [block.dashedName, block]),
    ),
  )
  const counts = new Map<ChallengeType, number>()
  for (const { challenges } of blocks.values()) {
    for (const { challengeType } of challenges)
      counts.set(challengeType, (counts.get(challengeType) ?? 0) + 1)
  }
  return [...counts]
    .toSorted(([one], [other]) => one - other)
    .map(([type, challenges]) => ({ type, name: challengeTypeName(type), challenges }))
}
