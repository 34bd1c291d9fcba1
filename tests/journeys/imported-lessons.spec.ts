import { expect } from '@playwright/test'
import { courseLessons } from '../product/course-lessons.ts'
import { expectAccessibleIn } from '../product/expect-accessible-in.ts'
import { nightly, test } from '../product/journey.ts'
import { openSchool } from '../product/open-school.ts'
import { failOnConsoleErrors } from '../product/visitor.ts'
import { workshopLessons } from '../product/workshop-lessons.ts'

const source = { name: 'school/stones', address: 'https://example.org/stones', license: 'Stone License' }
const product = openSchool({
  ...workshopLessons,
  ...courseLessons,
  'source.json': JSON.stringify(source),
  LICENSE: 'Stone License\n\nTake them, and say whose they are.\n',
})
test.beforeEach(({ page }) => failOnConsoleErrors(page))

const course = '/learn/2022/responsive-web-design'

nightly(
  'lessons of others say whose they are and under which license, on the pages of courses and lessons',
  async ({ page }) => {
    for (const path of ['/learn', course, `${course}/block-1`, `${course}/block-1/lesson-1`]) {
      await page.goto(product.origin + path)
      const notice = page.getByText('The lessons are by school/stones. License: Stone License.')
      await expect(notice).toHaveCount(1)
      await expect(notice.getByRole('link', { name: 'school/stones' })).toHaveAttribute(
        'href',
        source.address,
      )
    }
    await page.getByRole('link', { name: 'Stone License' }).click()
    await expect(page.getByText('Take them, and say whose they are.')).toBeVisible()
  },
)

nightly('they say so in the language of the page', async ({ page }) => {
  await page.goto(`${product.origin}/arabic${course}/block-1`)
  await expect(page.getByText('مصدر الدروس: school/stones. الترخيص: Stone License.')).toBeVisible()
  await expectAccessibleIn(page, [
    [1280, 'rtl'],
    [320, 'rtl'],
  ])
})
