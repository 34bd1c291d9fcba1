import { randomUUID } from 'node:crypto'
import { expect } from '@playwright/test'
import { everythingShown } from '../../apps/server/src/testing/everything-shown.ts'
import { entry, said, signUp, slug, unfold } from '../product/certificate-campers.ts'
import { certification } from '../product/certificate-lessons.ts'
import { nightly, test } from '../product/journey.ts'
import { openSeededSchool } from '../product/open-school.ts'
import { rerunLessons, type RerunProject, rerunProjects } from '../product/rerun-lessons.ts'
import { failOnConsoleErrors } from '../product/visitor.ts'

const school = openSeededSchool({ ...rerunLessons, ...certification(slug, rerunProjects) })
const [pageProject, script, python] = rerunProjects as readonly [RerunProject, RerunProject, RerunProject]

test.beforeEach(({ page }) => failOnConsoleErrors(page))

/** The three projects were submitted long ago; the school is about to run two of them again, and has run one. */
async function submitAll(userId: string): Promise<void> {
  const completed_at = new Date(Date.now() - 24 * 60 * 60 * 1000)
  const submitted = rerunProjects.map(({ id, challengeType, honest }) => ({
    user_id: userId,
    challenge_id: id,
    challenge_type: challengeType,
    completed_at,
    files: JSON.stringify(honest),
  }))
  await school.database.insertInto('completions').values(submitted).execute()
  const runs = [
    { challenge_id: pageProject.id, state: 'failed' as const, failed_test: pageProject.hint },
    { challenge_id: script.id, state: 'waiting' as const },
    { challenge_id: python.id, state: 'waiting' as const },
  ]
  await school.database
    .insertInto('project_runs')
    .values(
      runs.map((run) => ({ ...run, user_id: userId, run_id: randomUUID(), work_hash: Buffer.alloc(32) })),
    )
    .execute()
  await school.database
    .updateTable('users')
    .set({
      name: 'Ada Hill',
      is_honest: true,
      progress_started_at: completed_at,
      profile_ui: JSON.stringify(everythingShown),
    })
    .where('user_id', '=', userId)
    .execute()
}

const decide = (userId: string, state: 'passed' | 'failed') =>
  school.database
    .updateTable('project_runs')
    .set({ state, ran_at: new Date() })
    .where('user_id', '=', userId)
    .where('state', '=', 'waiting')
    .execute()

nightly('the settings follow how the school runs projects again', async ({ page }) => {
  const { userId } = await signUp(page, school, 'follows-runs@example.org')
  await submitAll(userId)
  await page.goto(`${school.product.origin}/settings/certifications`)
  await unfold(page)
  const report = entry(page)
  await expect(report.getByText('Waiting to be run again: 2 of 3')).toBeVisible()
  await expect(report.locator('.notice')).toContainText('There should be a heading.')
  await expect(report.locator('.notice')).toContainText(
    'Open the project, run its tests and submit it again.',
  )
  await decide(userId, 'passed')
  await expect(report.getByText('Passed again on the school’s server: 2 of 3')).toBeVisible()
  await report.locator('.notice').getByRole('link', { name: 'Heron Page' }).click()
  await expect(page).toHaveURL(/project-1$/)
})

nightly('the school is asked about runs only by campers who have submitted projects', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/user/project-runs')) asked.push(request.url())
  })
  const { userId } = await signUp(page, school, 'asks-about-runs@example.org')
  await page.goto(`${school.product.origin}/settings/certifications`)
  await unfold(page)
  await expect(entry(page).getByText('0 of 3 done')).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(asked).toEqual([])
  await submitAll(userId)
  await page.reload()
  await unfold(page)
  await expect(entry(page).getByText('Waiting to be run again: 2 of 3')).toBeVisible()
  expect(asked).not.toEqual([])
})

nightly('anyone who sees a certificate runs its projects in their own browser', async ({ page, browser }) => {
  const { userId, username } = await signUp(page, school, 'shows-work@example.org')
  await submitAll(userId)
  await page.goto(`${school.product.origin}/settings/certifications`)
  await unfold(page)
  await entry(page).getByRole('button', { name: 'Claim certification' }).click()
  await said(page, 'Responsive Web Design is yours.')

  const visitor = await (await browser.newContext()).newPage()
  await visitor.goto(`${school.product.origin}/certification/${username}/${slug}`)
  for (const title of ['Heron Page', 'Heron Counter']) {
    await visitor.getByRole('button', { name: `View code of ${title}` }).click()
    const dialog = visitor.getByRole('dialog')
    // A region that is hidden before the run is not announced with its first text.
    await expect(dialog.getByRole('status')).toHaveText('')
    await dialog.getByRole('button', { name: 'Run the tests' }).click()
    await expect(dialog.getByRole('status')).toHaveText('Tests passed in this browser: 1 of 1')
    await dialog.getByRole('button', { name: 'Close' }).click()
  }
  await visitor.context().close()
})
