import { expect } from '@playwright/test'
import { entry, said, signUpToClaim, slug, unfold } from '../product/certificate-campers.ts'
import { certification } from '../product/certificate-lessons.ts'
import { frontEndProjectLessons } from '../product/front-end-project-lessons.ts'
import { buildHere, confirm, finish } from '../product/front-end-project-page.ts'
import { nightly, test } from '../product/journey.ts'
import { openSeededSchool } from '../product/open-school.ts'
import { failOnConsoleErrors } from '../product/visitor.ts'

const school = openSeededSchool({
  ...frontEndProjectLessons,
  ...certification(slug, [{ id: '65f0c0ffee01234567890301', title: 'Heron Guide' }]),
})
// A certification that is claimed too early is refused.
test.beforeEach(({ page }) => failOnConsoleErrors(page, { expected: /status of 400/ }))

nightly('a certificate is claimed with a front-end project that was built in the page', async ({ page }) => {
  const { origin } = school.product
  const { username } = await signUpToClaim(page, school, 'heron-certificate@example.org')
  await page.goto(`${origin}/settings/certifications`)
  await unfold(page)
  const claim = entry(page).getByRole('button', { name: 'Claim certification' })
  await claim.click()
  await said(page, 'Complete all the projects first')

  await entry(page).getByRole('link', { name: 'Heron Guide' }).click()
  await buildHere(page)
  await finish(page).click()
  await confirm(page).click()
  await page.getByRole('button', { name: 'Submit and go to the next step' }).click()
  await expect(page).toHaveURL(/project-2$/)

  await page.goto(`${origin}/settings/certifications`)
  await unfold(page)
  await expect(entry(page).getByText('1 of 1 done')).toBeVisible()
  await claim.click()
  await said(page, 'Responsive Web Design is yours.')
  await page.goto(`${origin}/certification/${username}/${slug}`)
  await expect(page.getByRole('heading', { level: 1, name: 'Responsive Web Design' })).toBeVisible()
  await page.getByRole('button', { name: 'View code of Heron Guide' }).click()
  await expect(page.getByRole('dialog')).toContainText('Gray heron')
})
