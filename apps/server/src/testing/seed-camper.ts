import { randomUUID } from 'node:crypto'
import type { PortfolioItem } from '@cairn/contract'
import type { Database } from '#database/schema.ts'
import { everythingShown } from './everything-shown.ts'

const portfolioItem: PortfolioItem = {
  id: 'item-1',
  title: 'Tide table',
  url: 'https://tides.example.org',
  image: '',
  description: 'When the water comes.',
}

/** The claim of Responsive Web Design. */
export const claimedId = '561add10cb82ac38a17513bc'

export const examResults = {
  numberOfCorrectAnswers: 9,
  numberOfQuestionsInExam: 10,
  percentCorrect: 90,
  passingPercent: 70,
  passed: true,
  examTimeInSeconds: 600,
}

const firstCompletion = Date.UTC(2026, 0, 1, 12)
const hourMs = 60 * 60 * 1000

/** Fills every field of a camper's profile, and completes a lesson, a project, an exam and a certification. */
export async function fillProfile(database: Database, userId: string): Promise<void> {
  await database
    .updateTable('users')
    .set({
      name: 'Ada Hill',
      about: 'I like maps.',
      location: 'Heron Lake',
      picture: 'https://pictures.example.org/ada.png',
      website: 'https://ada.example.org',
      twitter: '@ada',
      github_profile: 'https://github.com/ada',
      linkedin: 'https://www.linkedin.com/in/ada',
      portfolio: JSON.stringify([portfolioItem]),
      years_top_contributor: ['2025'],
      is_donating: true,
      is_honest: true,
      profile_ui: JSON.stringify(everythingShown),
    })
    .where('user_id', '=', userId)
    .execute()
  const rows = [
    { challenge_id: 'a'.repeat(24), challenge_type: 0 },
    {
      challenge_id: 'b'.repeat(24),
      challenge_type: 4,
      solution: 'https://a.example.org',
      github_link: 'https://b.example.org',
    },
    { challenge_id: 'c'.repeat(24), challenge_type: 17, exam_results: JSON.stringify(examResults) },
    {
      challenge_id: 'd'.repeat(24),
      challenge_type: 14,
      files: JSON.stringify([{ contents: '<p>', key: 'indexhtml', ext: 'html', name: 'index' }]),
    },
    { challenge_id: claimedId, challenge_type: 7 },
  ]
  await database
    .insertInto('completions')
    .values(
      rows.map((row, index) => ({
        user_id: userId,
        completed_at: new Date(firstCompletion + index * hourMs),
        ...row,
      })),
    )
    .execute()
  await database
    .insertInto('partial_completions')
    .values({ user_id: userId, challenge_id: 'f'.repeat(24), completed_at: new Date(firstCompletion) })
    .execute()
  await database
    .insertInto('exam_sessions')
    .values({
      user_id: userId,
      session_id: randomUUID(),
      exam_id: 'c'.repeat(24),
      challenge_type: 17,
      paper: '[]',
      started_at: new Date(firstCompletion),
      deadline: new Date(firstCompletion + hourMs),
      closed_at: new Date(firstCompletion + hourMs),
      results: JSON.stringify(examResults),
    })
    .execute()
  await database
    .insertInto('saved_challenges')
    .values({
      user_id: userId,
      challenge_id: 'e'.repeat(24),
      files: JSON.stringify([
        { contents: 'unfinished secret', key: 'indexhtml', ext: 'html', name: 'index' },
      ]),
      saved_at: new Date(firstCompletion),
    })
    .execute()
}
