import { readFile } from 'node:fs/promises'
import { expect } from '@playwright/test'
import { isAcceptedElsewhere } from '../../packages/credentials/src/testing/is-accepted-elsewhere.ts'
import { entry, said, signUpToClaim, slug, unfold } from '../product/certificate-campers.ts'
import { certification } from '../product/certificate-lessons.ts'
import { test } from '../product/journey.ts'
import { launchOptions } from '../product/launch-options.ts'
import { forJourneys } from '../product/open-school.ts'
import { check } from '../product/program-page.ts'
import { rerunLessons, rerunProjects } from '../product/rerun-lessons.ts'
import { sessionUser } from '../product/session-user.ts'
import { startSeededSchool } from '../product/start-seeded-school.ts'

/** A school that runs projects again before it signs. */
const school = forJourneys(() =>
  startSeededSchool(
    { ...rerunLessons, ...certification(slug, rerunProjects) },
    { BROWSER_PATH: launchOptions().executablePath ?? '' },
  ),
)

test('a certificate is earned from nothing, run again, signed, and checked by others', async ({
  page,
  browser,
}) => {
  const { origin } = school.product
  const { username } = await signUpToClaim(page, school, 'from-nothing@example.org')
  await page.goto(`${origin}/settings/certifications`)
  await unfold(page)
  for (const { id, title, honest } of rerunProjects) {
    await entry(page).getByRole('link', { name: title }).click()
    await check(page, honest[0]?.contents ?? '')
    await page.getByRole('button', { name: /^(Submit and|Finish the block)/ }).click()
    await expect
      .poll(async () => (await sessionUser(page, school.product)).completedChallenges.map((one) => one.id))
      .toContain(id)
    await page.goto(`${origin}/settings/certifications`)
    await unfold(page)
  }
  await entry(page).getByRole('button', { name: 'Claim certification' }).click()
  await said(page, 'Responsive Web Design is yours.')

  const visitor = await (await browser.newContext()).newPage()
  await visitor.goto(`${origin}/certification/${username}/${slug}`)
  // The browser and Python are started on a busy machine.
  await expect(visitor.locator('.credential__verdict')).toHaveText(/^Genuine\./, { timeout: 100_000 })
  const downloading = visitor.waitForEvent('download')
  await visitor.getByRole('link', { name: 'Data (JSON)' }).click()
  const credential = await readFile(await (await downloading).path(), 'utf8')
  expect(credential.match(/The school ran the project’s tests again/g)).toHaveLength(rerunProjects.length)
  expect(await isAcceptedElsewhere(credential)).toEqual([true, true])
  expect(await isAcceptedElsewhere(credential.replace(slug, 'another-slug'))).toEqual([false, false])
  await visitor.context().close()
})
