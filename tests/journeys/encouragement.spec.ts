import { encouragements, type Quotation } from '@cairn/locales'
import { expect, type Page } from '@playwright/test'
import { nightly } from '../product/journey.ts'
import { openSharedSchool } from '../product/open-school.ts'

const lesson = '/learn/2022/responsive-web-design/learn-html-by-building-a-trail-guide/step-1'
const lastText = encouragements.at(-1)?.text ?? ''

const product = openSharedSchool()

for (const { author, shown } of [
  { author: 'Horace', shown: 'Horace, Epistles, 1.2, around 20 BC' },
  { author: 'Epictetus', shown: 'Epictetus, Discourses, 2.18, around AD 108' },
  { author: 'Jane Austen', shown: 'Jane Austen, Pride and Prejudice, chapter 31, 1813' },
] as const) {
  nightly(`the page of all courses names the source of what it quotes from ${author}`, async ({ page }) => {
    const { index, quotation } = findQuotation(author)
    await pickAlways(page, index)
    await page.goto(`${product.origin}/learn`)
    const figure = page.getByRole('figure')
    await expect(figure.getByRole('blockquote')).toHaveText(quotation.text)
    await expect(figure.locator('figcaption')).toHaveText(shown)
    await expect(figure.locator('figcaption cite')).toHaveText(quotation.work)
  })
}

nightly('a sentence of our own has no source', async ({ page }) => {
  await pickAlways(page, 1)
  await page.goto(`${product.origin}/learn`)
  await expect(page.getByText(encouragements[1]?.text ?? '')).toBeVisible()
  await expect(page.getByRole('figure')).toHaveCount(0)
})

nightly('the courses do not move when another encouragement replaces the first', async ({ page }) => {
  const courses = page.getByRole('heading', { level: 2 }).first()
  const tops = new Set<number | undefined>()
  for (const index of [0, findQuotation('Ada Lovelace').index]) {
    await pickAlways(page, index)
    await page.goto(`${product.origin}/learn`)
    await expect(page.getByText(encouragements[index]?.text ?? '')).toBeVisible()
    tops.add((await courses.boundingBox())?.y)
  }
  expect(tops.size).toBe(1)
})

nightly('only the page of all courses loads them', async ({ page }) => {
  expect(await loadsEncouragements(page, '/learn')).toBe(true)
  expect(await loadsEncouragements(page, lesson)).toBe(false)
})

function findQuotation(author: Quotation['author']) {
  const index = encouragements.findIndex((encouragement) => encouragement.author === author)
  const quotation = encouragements[index]
  if (!quotation?.author) throw new Error(`Nothing is quoted from ${author}`)
  return { index, quotation }
}

async function pickAlways(page: Page, index: number): Promise<void> {
  await page.addInitScript(
    (value) => {
      Math.random = () => value
    },
    (index + 0.5) / encouragements.length,
  )
}

/** Whether one of the scripts that the page has loaded when it is idle contains the last of them. */
async function loadsEncouragements(page: Page, path: string): Promise<boolean> {
  await page.goto(product.origin + path)
  await page.waitForLoadState('networkidle')
  const resources = await page.evaluate(() =>
    performance.getEntriesByType('resource').map(({ name }) => name),
  )
  const scripts = resources.filter((name) => name.endsWith('.js'))
  const texts = await Promise.all(scripts.map(async (script) => (await page.request.get(script)).text()))
  return texts.some((text) => text.includes(lastText))
}
