import { certificationIdentities, frenchCertificates } from '@cairn/contract'
import { expect, type Page } from '@playwright/test'
import { sampledColors } from '../product/appearances.ts'
import { everythingShown } from '../../apps/server/src/testing/everything-shown.ts'
import { said, signUp } from '../product/certificate-campers.ts'
import { certification } from '../product/certificate-lessons.ts'
import { expectAccessibleIn } from '../product/expect-accessible-in.ts'
import { nightly, test } from '../product/journey.ts'
import { openSeededSchool } from '../product/open-school.ts'
import { profileLessons, stepIds } from '../product/profile-lessons.ts'
import { failOnConsoleErrors } from '../product/visitor.ts'

const certificates = Object.entries(frenchCertificates)
const slugs = certificates.flatMap(([, { certifications }]) => certifications)

/** Each certification asks for a stone of its own. */
const lessons = slugs.map((slug, index) =>
  certification(slug, [{ id: stepIds[index] ?? '', title: `Stone ${index + 1}` }]),
)
const school = openSeededSchool(
  Object.fromEntries([profileLessons, ...lessons].flatMap(Object.entries<string>)),
)
test.beforeEach(({ page }) => failOnConsoleErrors(page))

const open = (page: Page, path: string) => page.goto(school.product.origin + path)
const entry = (page: Page, slug: string) => page.locator(`#cert-${slug}`)

/** A camper who shows everything and has claimed the certifications. */
async function signUpHolder(page: Page, email: string, held: readonly (typeof slugs)[number][]) {
  const { userId, username } = await signUp(page, school, email)
  await school.database
    .updateTable('users')
    .set({ name: 'Ada Hill', is_honest: true, profile_ui: JSON.stringify(everythingShown) })
    .where('user_id', '=', userId)
    .execute()
  await school.database
    .insertInto('completions')
    .values(
      held.map((slug) => ({
        user_id: userId,
        challenge_id: certificationIdentities[slug].id,
        challenge_type: 7,
        completed_at: new Date('2026-02-03T12:00:00Z'),
      })),
    )
    .execute()
  return { userId, username }
}

nightly(
  'each French certificate leads from the settings to a page in French, in any language of the school',
  async ({ page }) => {
    const { username } = await signUpHolder(page, 'ada@example.org', slugs)
    for (const [slug, { title, certifications }] of certificates) {
      await open(page, '/settings/certifications')
      await entry(page, slug).locator('summary').click()
      await page.getByRole('link', { name: `Show certification: ${title}` }).click()
      const content = page.locator('.certificate-page[lang=fr]')
      await expect(content.getByRole('heading', { level: 1 })).toHaveText(title)
      await expect(content).toContainText('Nous certifions que')
      await expect(content).toContainText('Délivré le 3 février 2026')
      await expect(content.getByRole('heading', { name: 'Certifications obtenues' })).toBeVisible()
      await expect(content.getByRole('listitem')).toHaveCount(certifications.length)
      await expect(page).toHaveTitle(`Ada Hill : ${title} | Cairn`)

      for (const language of ['', '/german', '/arabic']) {
        await open(page, `${language}/certification/${username}/${slug}`)
        await expect(content).toHaveAttribute('dir', 'ltr')
        await expect(content.getByRole('link', { name: 'Aller au profil' })).toBeVisible()
      }
    }
  },
)

nightly('a French certificate says what is missing, and is not shown before', async ({ page }) => {
  const held = ['information-security-v7', 'network-security'] as const
  const { username } = await signUpHolder(page, 'grace@example.org', held)
  await open(page, '/settings/certifications')
  const security = entry(page, 'developpeur-securite')
  await expect(security).toContainText('2 of 3 done')
  await security.locator('summary').click()
  await expect(security.getByRole('row', { name: /Secure HTTP Headers/ })).toContainText('Not done yet')
  await expect(security.getByRole('link', { name: /^Show/ })).toHaveCount(0)
  // Its console reports the status of a page that is not there.
  const early = await page.context().newPage()
  await open(early, `/certification/${username}/developpeur-securite`)
  await said(early, `${username} has not earned Développeur Sécurité.`)
})

for (const colorScheme of sampledColors) {
  nightly(
    `axe finds nothing on certificates in French, German and Arabic, in ${colorScheme} colors`,
    async ({ page }) => {
      await page.emulateMedia({ colorScheme })
      const { username } = await signUpHolder(page, `axe-${colorScheme}@example.org`, slugs)
      const windows = (direction: 'ltr' | 'rtl') =>
        [1280, 375, 320].map((width) => [width, direction] as const)
      await open(page, `/certification/${username}/developpeur-web-et-solutions`)
      await expectAccessibleIn(page, windows('ltr'))
      await open(page, `/german/certification/${username}/network-security`)
      await expect(page.getByRole('button', { name: 'Drucken' })).toBeVisible()
      await expectAccessibleIn(page, windows('ltr'))
      await open(page, `/arabic/certification/${username}/network-security`)
      await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
      await expectAccessibleIn(page, windows('rtl'))
      await open(page, '/settings/certifications')
      await entry(page, 'developpeur-data').locator('summary').click()
      await expectAccessibleIn(page, windows('ltr'))
    },
  )
}

nightly('on paper there is the French certificate and nothing else', async ({ page }) => {
  const { username } = await signUpHolder(page, 'paper@example.org', slugs)
  await open(page, `/certification/${username}/developpeur-data`)
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Certifications obtenues' })).toBeHidden()
  await expect(page.getByRole('button', { name: 'Imprimer' })).toBeHidden()
  const paper = (await page.pdf({ format: 'A4', preferCSSPageSize: true })).toString('latin1')
  expect(paper.match(/\/Type \/Page\b/g)).toHaveLength(1)
})
