import { expect, type Page } from '@playwright/test'
import { everythingShown } from '../../apps/server/src/testing/everything-shown.ts'
import { nightly, test } from '../product/journey.ts'
import { openSeededSchool } from '../product/open-school.ts'
import { setProfileFlags } from '../product/set-profile-flags.ts'
import { seedAda } from '../product/seed-ada.ts'
import { profileLessons } from '../product/profile-lessons.ts'
import { failOnConsoleErrors } from '../product/visitor.ts'

const school = openSeededSchool(profileLessons, seedAda)

const open = (page: Page, path: string) => page.goto(school.product.origin + path)
const timeline = (page: Page) => page.locator('.timeline')

test.describe('a visitor', () => {
  test.beforeEach(({ page }) => failOnConsoleErrors(page))
  test.afterEach(async () => {
    await setProfileFlags(school.database, {})
  })

  test('sees who a camper is and what they have done, by their name in any case', async ({ page }) => {
    await open(page, '/aDA')
    await expect(page).toHaveTitle('Profile | Cairn')
    await expect(page.getByRole('heading', { level: 1, name: 'Ada Hill' })).toBeVisible()
    for (const text of ['@Ada', 'Heron Lake', 'Joined February 2025', 'I pile stones, one at a time.'])
      await expect(page.getByText(text, { exact: true })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Ada on GitHub' })).toHaveAttribute(
      'href',
      'https://github.com/ada',
    )
    await expect(page.getByRole('link', { name: 'Ada on X' })).toHaveAttribute(
      'href',
      'https://twitter.com/ada',
    )
    await expect(page.getByRole('link', { name: 'Ada’s website' })).toBeVisible()
    // An address that would run code is not treated as one.
    await expect(page.getByRole('link', { name: 'Ada on LinkedIn' })).toHaveCount(0)
    await expect(page.getByRole('link', { name: 'Trap' })).toHaveCount(0)
    await expect(page.getByRole('list', { name: 'Badges' })).toContainText('Supporter')
    await expect(page.getByRole('list', { name: 'Badges' })).toContainText('Top contributor 2024, 2025')
    await expect(page.getByRole('list', { name: 'Stats' }).getByRole('listitem')).toHaveText([
      '3 days, current streak',
      '173 total points',
      '3 days, longest streak',
    ])
    await expect(page.getByRole('link', { name: 'View Responsive Web Design' })).toHaveAttribute(
      'href',
      '/certification/Ada/responsive-web-design',
    )
    await expect(page.getByRole('link', { name: 'Tide table' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Edit my profile' })).toHaveCount(0)
  })

  nightly('reads the heat map with the keyboard and as a table, half a year at a time', async ({ page }) => {
    await open(page, '/ada')
    await expect(page.locator('.heat-map__name')).toHaveText(['Mon', 'Wed', 'Fri'])
    const today = page.locator('.heat-map [tabindex="0"]')
    await today.focus()
    await expect(page.locator('.heat-map__told')).toHaveText(/^11 points on /)
    await expect(today).toHaveAttribute('data-level', '3')
    await page.keyboard.press('ArrowUp')
    await expect(page.locator('.heat-map__told')).toHaveText(/^4 points on /)
    await page.keyboard.press('ArrowUp')
    await expect(page.locator('.heat-map__told')).toHaveText(/^1 point on /)
    await page.keyboard.press('ArrowUp')
    await expect(page.locator('.heat-map__told')).toHaveText(/^No points on /)
    await expect(page.locator('.heat-map [role=gridcell]:focus')).toHaveAttribute('data-level', '0')
    const earlier = page.getByRole('button', { name: 'Earlier months' })
    await expect(page.getByRole('button', { name: 'Later months' })).toBeHidden()
    await page.getByText('View as table').click()
    await expect(page.getByRole('table').first().getByRole('row').last()).toContainText('11')
    // Joining, 400 days ago, is in the third window.
    await earlier.click()
    await earlier.click()
    await expect(page.getByText('1 point in these months.')).toBeVisible()
    await expect(earlier).toBeHidden()
    await expect(page.getByRole('button', { name: 'Later months' })).toBeVisible()
  })

  nightly('goes through the timeline, fifteen rows a page', async ({ page }) => {
    await open(page, '/ada')
    const rows = timeline(page).locator('tbody tr')
    await expect(rows).toHaveCount(15)
    await expect(rows.first()).toContainText('Responsive Web Design Certification')
    await expect(rows.nth(1)).toContainText('Stone Tower')
    await expect(
      rows.nth(2).getByRole('link', { name: 'Pile Stones: Stone 1', exact: true }),
    ).toHaveAttribute('href', '/learn/course/pile/stone-1')
    await expect(timeline(page).getByText('1 of 12')).toBeVisible()
    await expect(page.getByRole('button', { name: 'First page' })).toBeDisabled()
    await page.getByRole('button', { name: 'Next page' }).click()
    await expect(timeline(page).getByText('2 of 12')).toBeVisible()
    await page.getByRole('button', { name: 'Last page' }).click()
    await expect(rows).toHaveCount(7)
    await expect(page.getByRole('button', { name: 'Next page' })).toBeDisabled()
    await page.getByRole('button', { name: 'Previous page' }).click()
    await expect(timeline(page).getByText('11 of 12')).toBeVisible()
    await page.getByRole('button', { name: 'First page' }).click()
    await expect(timeline(page).getByText('1 of 12')).toBeVisible()
  })

  nightly('opens submitted work: code, a project that runs, links and results', async ({ page }) => {
    await open(page, '/ada')
    await page.getByRole('button', { name: 'View code of Stone Tower' }).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByRole('heading', { name: 'Ada’s solution to Stone Tower' })).toBeVisible()
    await expect(dialog.getByRole('region', { name: 'index.html' })).toContainText('<h1>My tower</h1>')
    await expect(dialog.locator('.tok-comment')).toHaveText('<!-- stones -->')
    await expect(dialog.getByRole('region', { name: 'styles.css' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)

    await page.getByRole('button', { name: 'View project Stone Tower' }).click()
    await expect(dialog.frameLocator('iframe').getByText('My tower')).toBeVisible()
    await dialog.getByRole('button', { name: 'Close' }).click()

    await page.getByRole('button', { name: 'View results of Stone 1', exact: true }).click()
    await expect(dialog.getByRole('heading', { name: 'Results of Stone 1' })).toBeVisible()
    for (const text of ['Passed', '18 of 20', '90%', '70%', '12:34'])
      await expect(dialog.getByText(text, { exact: true })).toBeVisible()
    await page.keyboard.press('Escape')

    await expect(page.getByRole('link', { name: 'View project Stone 2' })).toHaveAttribute(
      'href',
      'https://tower.example.org',
    )
    await expect(page.getByRole('link', { name: 'View source of Stone 2' })).toBeVisible()
    await page.getByRole('button', { name: 'View code of Stone 3' }).click()
    await expect(dialog.locator('.tok-keyword').first()).toHaveText('function')
  })

  // Their words and dates are the longest here.
  for (const language of ['arabic', 'ukrainian'])
    nightly(`sees work of every kind on a small phone, in ${language}`, async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 568 })
      await open(page, `/${language}/ada`)
      await expect(page.locator('.timeline .button').first()).toBeVisible()
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
    })

  test('does not get hidden data in any form', async ({ page }) => {
    await setProfileFlags(
      school.database,
      Object.fromEntries(Object.keys(everythingShown).map((flag) => [flag, false])),
    )
    const answer = await open(page, '/ada')
    await expect(page.getByRole('heading', { level: 1, name: 'Ada' })).toBeVisible()
    for (const name of ['Activity', 'Certifications', 'Portfolio', 'Timeline'])
      await expect(page.getByRole('heading', { name })).toHaveCount(0)
    for (const name of ['Stats', 'Supporter']) await expect(page.getByText(name)).toHaveCount(0)
    expect(await answer?.text()).not.toMatch(
      /Ada Hill|Heron|pile stones|Tide|My tower|ada@example|is_donating/,
    )
  })

  test('is told that a profile is private', async ({ page }) => {
    await setProfileFlags(school.database, { isLocked: true })
    const answer = await open(page, '/ada')
    await expect(page.getByRole('heading', { name: 'Ada keeps their profile private.' })).toBeVisible()
    expect(await answer?.text()).not.toContain('Ada Hill')
  })
})

nightly('an unknown profile shows the page for missing pages', async ({ page }) => {
  const answer = await open(page, '/nobody-of-that-name')
  expect(answer?.status()).toBe(404)
  await expect(
    page.getByText('Oops! It seems that this page has gotten lost in the design maze. Return to creation!'),
  ).toBeVisible()
  await page.getByRole('link', { name: 'Go Back To Home!' }).click()
  await expect(page).toHaveURL(`${school.product.origin}/`)
})
