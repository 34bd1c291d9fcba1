import type { completeExam, ExamResults, OkOf } from '@cairn/contract'
import type { Queryable } from '#database/schema.ts'
import { countPoints, findCompletedAt } from '#progress/store.ts'

type Sitting = { userId: string; challengeId: string; completedAt: Date }

/** What a sitting is answered with that changes nothing. */
export async function presentResults(
  queryable: Queryable,
  { userId, challengeId, completedAt }: Sitting,
  examResults: ExamResults,
): Promise<OkOf<typeof completeExam>> {
  const before = await findCompletedAt(queryable, userId, challengeId)
  return {
    alreadyCompleted: before !== undefined,
    points: await countPoints(queryable, userId),
    completedDate: (before ?? completedAt).getTime(),
    examResults,
  }
}
