import { type Cookie, expect } from '@playwright/test'
import { codeLessonFiles, codeLessons } from '../product/code-lessons.ts'
import { cookiesOfCamper, doLesson } from '../product/do-lesson.ts'
import { isNightly } from '../product/is-nightly.ts'
import { test } from '../product/journey.ts'
import type { Product } from '../product/start-product.ts'
import { startWithLessons } from '../product/start-with-lessons.ts'
import { failOnConsoleErrors, typeInEditor } from '../product/visitor.ts'

/** Each type in one of its languages; type 0 is that of the first lesson. The rest is repetition. */
const chosen = isNightly
  ? codeLessons
  : [1, 20].flatMap((wanted) => codeLessons.find(({ type }) => type === wanted) ?? [])

let product: Product
let close: () => Promise<void>
let camper: Cookie[]

test.beforeAll(async ({ browser }) => {
  ;({ product, close } = await startWithLessons(codeLessonFiles, {}))
  camper = await cookiesOfCamper(browser, product)
})
test.afterAll(() => close())
test.beforeEach(async ({ page, context }) => {
  failOnConsoleErrors(page)
  await context.addCookies(camper)
})

for (const { type, id, name, wrong, right } of chosen)
  test(`a lesson is answered wrong, then right, and recorded: ${name}`, async ({ page }) => {
    const check = () => page.getByRole('button', { name: 'Check your code' }).click()
    await doLesson(page, product, {
      type,
      id,
      path: `/learn/walks/lake/${name}`,
      wrong: async () => {
        await typeInEditor(page, wrong)
        await check()
        await expect(page.locator('.feedback--bad')).toContainText('Your code should have a heron.')
      },
      right: async () => {
        await typeInEditor(page, right)
        await check()
      },
    })
  })
