import type { ExamResults } from '@cairn/contract'
import { findValue } from '#database/find-value.ts'
import type { Queryable, StoredQuestion } from '#database/schema.ts'
import { deleteKeptAnswers } from './answers-store.ts'

export type OpenSession = {
  session_id: string
  paper: StoredQuestion[]
  started_at: Date
  deadline: Date
}

type NewSession = {
  userId: string
  sessionId: string
  examId: string
  challengeType: number
  paper: readonly StoredQuestion[]
  startedAt: Date
  deadline: Date
}

/** The paper that a camper has not submitted, whether or not they still can. */
export async function findOpenSession(
  queryable: Queryable,
  userId: string,
  examId: string,
): Promise<OpenSession | undefined> {
  return selectOpenSession(queryable, userId, examId).executeTakeFirst()
}

/** The same, and keeps it from being closed until the transaction ends. */
export async function holdOpenSession(
  transaction: Queryable,
  userId: string,
  examId: string,
): Promise<OpenSession | undefined> {
  return selectOpenSession(transaction, userId, examId).forShare().executeTakeFirst()
}

/** The same for a transaction that is going to close it. Waits for all who hold it, so that what they keep is seen. */
export async function lockOpenSession(
  transaction: Queryable,
  userId: string,
  examId: string,
): Promise<OpenSession | undefined> {
  return selectOpenSession(transaction, userId, examId).forNoKeyUpdate().executeTakeFirst()
}

function selectOpenSession(queryable: Queryable, userId: string, examId: string) {
  return queryable
    .selectFrom('exam_sessions')
    .select(['session_id', 'paper', 'started_at', 'deadline'])
    .where('user_id', '=', userId)
    .where('exam_id', '=', examId)
    .where('closed_at', 'is', null)
}

/** When a camper's latest paper of an exam was drawn. */
export async function findLastDraw(
  queryable: Queryable,
  userId: string,
  examId: string,
): Promise<Date | undefined> {
  return findValue(
    queryable
      .selectFrom('exam_sessions')
      .select('started_at')
      .where('user_id', '=', userId)
      .where('exam_id', '=', examId)
      .orderBy('started_at', 'desc')
      .limit(1),
  )
}

export async function insertSession(queryable: Queryable, session: NewSession): Promise<void> {
  await queryable
    .insertInto('exam_sessions')
    .values({
      user_id: session.userId,
      session_id: session.sessionId,
      exam_id: session.examId,
      challenge_type: session.challengeType,
      paper: JSON.stringify(session.paper),
      started_at: session.startedAt,
      deadline: session.deadline,
    })
    .execute()
}

/** The results of a paper of this exam that has been graded. */
export async function findResults(
  queryable: Queryable,
  userId: string,
  { examId, paperId }: { examId: string; paperId: string },
): Promise<ExamResults | undefined> {
  const results = await findValue(
    queryable
      .selectFrom('exam_sessions')
      .select('results')
      .where('user_id', '=', userId)
      .where('session_id', '=', paperId)
      .where('exam_id', '=', examId),
  )
  return results ?? undefined
}

type Closing = { sessionId: string; closedAt: Date; results: ExamResults | null }

/** Closes a paper, with its results if it was graded, and forgets its questions and answers. */
export async function closeSession(
  queryable: Queryable,
  userId: string,
  { sessionId, closedAt, results }: Closing,
): Promise<void> {
  await queryable
    .updateTable('exam_sessions')
    .set({ closed_at: closedAt, paper: '[]', results: results && JSON.stringify(results) })
    .where('user_id', '=', userId)
    .where('session_id', '=', sessionId)
    .execute()
  await deleteKeptAnswers(queryable, userId, sessionId)
}
