import { expect, type Locator, type Page } from '@playwright/test'
import { everythingShown } from '../../apps/server/src/testing/everything-shown.ts'
import { becomeCamper } from './become-camper.ts'
import { completeTower } from './complete-tower.ts'
import type { SeededSchool } from './start-seeded-school.ts'

/** The certification that the lessons of certificate-lessons.ts lead to. */
export const slug = 'responsive-web-design'

/** A certification in the settings, which is folded at first. */
export const entry = (page: Page, name = slug): Locator => page.locator(`#cert-${name}`)
export const unfold = (page: Page, name = slug): Promise<void> => entry(page, name).locator('summary').click()

type Camper = { userId: string; username: string }
type School = Pick<SeededSchool, 'product' | 'database'>

/** The message is visible where the reader is, however far down the page. */
export const said = (page: Page, text: string): Promise<void> =>
  expect(page.locator('.flash').getByText(text)).toBeInViewport({ ratio: 1 })

/** Makes a page's visitor a camper; the page stays where it is. */
export async function signUp(page: Page, { product, database }: School, email: string): Promise<Camper> {
  await becomeCamper(page.context(), product, email)
  const { user_id: userId, username } = await database
    .selectFrom('users')
    .select(['user_id', 'username'])
    .where('email', '=', email)
    .executeTakeFirstOrThrow()
  return { userId, username }
}

/** Signs up a camper who shows everything and may claim what they complete. */
export async function signUpToClaim(page: Page, school: School, email: string): Promise<Camper> {
  const camper = await signUp(page, school, email)
  await school.database
    .updateTable('users')
    .set({
      name: 'Ada Hill',
      is_honest: true,
      profile_ui: JSON.stringify(everythingShown),
      // Certificates take their time; the camper has been here since yesterday.
      progress_started_at: new Date(Date.now() - 24 * 60 * 60 * 1000),
    })
    .where('user_id', '=', camper.userId)
    .execute()
  return camper
}

/** Signs up a camper who holds the certification and shows everything. */
export async function holdCertificate(page: Page, school: SeededSchool, email: string): Promise<Camper> {
  const camper = await signUp(page, school, email)
  await completeTower(school.database, camper.userId)
  await school.database
    .updateTable('users')
    .set({ name: 'Ada Hill', is_honest: true, profile_ui: JSON.stringify(everythingShown) })
    .where('user_id', '=', camper.userId)
    .execute()
  await page.goto(`${school.product.origin}/settings/certifications#cert-${slug}`)
  await page.getByRole('button', { name: 'Claim certification: Responsive Web Design' }).click()
  await said(page, 'Responsive Web Design is yours.')
  return camper
}
