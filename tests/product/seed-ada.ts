import { everythingShown } from '../../apps/server/src/testing/everything-shown.ts'
import { ApiClient } from './api-client.ts'
import { stepIds, towerId } from './profile-lessons.ts'
import type { SeededSchool } from './start-seeded-school.ts'

const hourMs = 60 * 60 * 1000
const dayMs = 24 * hourMs

/** A camper with a full profile: months of steps, and one solution of each kind among the newest. */
export async function seedAda({ product, database }: SeededSchool): Promise<void> {
  const username = await new ApiClient(product.origin).signIn(product, 'ada@example.org')
  const { user_id } = await database
    .updateTable('users')
    .set({
      username: 'ada',
      username_display: 'Ada',
      name: 'Ada Hill',
      about: 'I pile stones, one at a time.',
      location: 'Heron Lake',
      created_at: new Date('2025-02-03T10:00:00Z'),
      progress_started_at: new Date(Date.now() - 400 * dayMs),
      website: 'https://ada.example.org',
      github_profile: 'https://github.com/ada',
      twitter: '@ada',
      linkedin: 'javascript:alert(1)',
      portfolio: JSON.stringify([
        {
          id: 'one',
          title: 'Tide table',
          url: 'https://tides.example.org',
          image: '',
          description: 'When the water comes, and when it goes.',
        },
        { id: 'two', title: 'Trap', url: 'javascript:alert(1)', image: '', description: '' },
      ]),
      years_top_contributor: ['2024', '2025'],
      is_donating: true,
      profile_ui: JSON.stringify(everythingShown),
    })
    .where('username', '=', username)
    .returning('user_id')
    .executeTakeFirstOrThrow()
  await database.insertInto('usernames').values({ username: 'ada', user_id }).execute()

  const noon = new Date().setHours(12, 0, 0, 0)
  // Nine today, four yesterday, one the day before; then a pause, then two every third day.
  const agoOf = (index: number) => {
    if (index < 9) return 0
    if (index < 13) return 1
    return index === 13 ? 2 : 6 + 3 * Math.floor((index - 14) / 2)
  }
  const steps = stepIds.map((id, index) => ({
    user_id,
    challenge_id: id,
    challenge_type: 0,
    completed_at: new Date(noon - agoOf(index) * dayMs - index * 1000),
  }))
  await database.insertInto('completions').values(steps).execute()
  await database
    .insertInto('completions')
    .values([
      // The curriculum does not contain this one.
      { user_id, challenge_id: 'f'.repeat(24), challenge_type: 0, completed_at: new Date(noon + 9000) },
      {
        user_id,
        challenge_id: '561add10cb82ac38a17513bc',
        challenge_type: 7,
        completed_at: new Date(noon + 8000),
      },
      {
        user_id,
        challenge_id: towerId,
        challenge_type: 14,
        completed_at: new Date(noon + 7000),
        files: JSON.stringify([
          { contents: '<h1>My tower</h1>\n<!-- stones -->', key: 'indexhtml', ext: 'html', name: 'index' },
          { contents: 'h1 { color: red }', key: 'stylescss', ext: 'css', name: 'styles' },
        ]),
      },
    ])
    .execute()
  const results = {
    numberOfCorrectAnswers: 18,
    numberOfQuestionsInExam: 20,
    percentCorrect: 90,
    passingPercent: 70,
    passed: true,
    examTimeInSeconds: 754,
  }
  const change = (
    index: number,
    values: { solution?: string; github_link?: string; exam_results?: string },
  ) =>
    database
      .updateTable('completions')
      .set(values)
      .where('user_id', '=', user_id)
      .where('challenge_id', '=', stepIds[index] ?? '')
      .execute()
  await change(0, { exam_results: JSON.stringify(results) })
  await change(1, { solution: 'https://tower.example.org', github_link: 'https://github.com/ada/tower' })
  await change(2, { solution: 'function pile(stones) {\n  return stones + 1\n}' })
}
