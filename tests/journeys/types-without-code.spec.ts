import { type Cookie, expect, type Page } from '@playwright/test'
import { cookiesOfCamper, doLesson } from '../product/do-lesson.ts'
import { questionIds } from '../product/form-lessons.ts'
import { nightly, test } from '../product/journey.ts'
import { linkLessons } from '../product/link-lessons.ts'
import type { Product } from '../product/start-product.ts'
import { type StoneServer, startStoneServer } from '../product/start-stone-server.ts'
import { startWithLessons } from '../product/start-with-lessons.ts'
import { tabTo } from '../product/tab-to.ts'
import { failOnConsoleErrors } from '../product/visitor.ts'

/*
 * Each lesson is answered wrong, then right, and recorded. Front-end projects, videos, tutorials, SQL, exams, trophies and
 * dialogues have journeys of their own.
 */
let product: Product
let close: () => Promise<void>
let server: StoneServer
let camper: Cookie[]

test.beforeAll(async ({ browser }) => {
  ;({ product, close } = await startWithLessons(linkLessons, {}))
  server = await startStoneServer()
  camper = await cookiesOfCamper(browser, product)
})
test.afterAll(async () => {
  server.close()
  await close()
})
test.beforeEach(async ({ page, context }) => {
  // The camper's server fails once.
  failOnConsoleErrors(page, { expected: /status of 500/ })
  await context.addCookies(camper)
})

const button = (page: Page, name: string) => page.getByRole('button', { name })

const expectToFit = async (page: Page) =>
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(375)

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 740 }, hasTouch: true })

  test('type 4: a server whose source is named', async ({ page }) => {
    server.stones = 2
    await doLesson(page, product, {
      type: 4,
      id: '65f0c0ffee01234567890102',
      path: '/learn/course/stones/project-2',
      wrong: async () => {
        await page.getByLabel('Link to your server').fill(`${server.address}/`)
        await page.getByLabel('Link to the source code').fill('https://github.com/camper/stones')
        await button(page, 'Run the tests').tap()
        await expect(page.getByText('1 of 2 tests pass.')).toBeVisible()
        await expectToFit(page)
      },
      right: async () => {
        server.stones = 3
        await button(page, 'Run the tests').tap()
        await expect(page.getByText('All tests pass.')).toBeVisible()
        await expectToFit(page)
      },
    })
  })

  nightly('type 10: a project that is a link', async ({ page }) => {
    const link = page.getByLabel('Link to your finished project')
    await doLesson(page, product, {
      type: 10,
      id: '65f0c0ffee0123456789b010',
      path: '/learn/course/links/python-project',
      wrong: async () => {
        await link.fill('https://stones.example.org/demo')
        await button(page, 'I have finished this project').tap()
        await expect(page.getByText('This is the lesson’s example.')).toBeVisible()
        await expectToFit(page)
      },
      right: async () => {
        await link.fill('https://replit.com/@camper/stones')
        await button(page, 'I have finished this project').tap()
      },
    })
  })

  nightly('type 15: reading with a task and a question', async ({ page }) => {
    await doLesson(page, product, {
      type: 15,
      id: '65f0c0ffee0123456789b015',
      path: '/learn/course/links/reading',
      wrong: async () => {
        await page.getByLabel('Read about piles.').tap()
        await page.getByLabel('A tree').tap()
        await button(page, 'Check your answers').tap()
        await expect(page.getByText('Trees grow.')).toBeVisible()
        await expectToFit(page)
      },
      right: async () => {
        await page.getByLabel('A pile').tap()
        await button(page, 'Check your answers').tap()
      },
    })
  })

  nightly('type 22: a sentence with a blank', async ({ page }) => {
    await doLesson(page, product, {
      type: 22,
      id: questionIds['Blank'] ?? '',
      path: '/learn/course/questions/blank',
      wrong: async () => {
        await page.getByLabel('Blank 1').fill('is')
        await button(page, 'Check your answers').tap()
        await expect(page.getByText('Many stones, so the verb is plural.')).toBeVisible()
        await expectToFit(page)
      },
      right: async () => {
        await page.getByLabel('Blank 1').fill('are')
        await button(page, 'Check your answers').tap()
      },
    })
  })

  nightly('type 8: a quiz', async ({ page }) => {
    const answer = async (kind: string) => {
      for (let number = 1; number <= 10; number++) await page.getByLabel(kind + number, { exact: true }).tap()
      await button(page, 'Check your answers').tap()
    }
    await doLesson(page, product, {
      type: 8,
      id: '65f0c0ffee0123456789f001',
      path: '/learn/course/stones-quiz/stones-quiz',
      wrong: async () => {
        await answer('Wrong a')
        await expect(page.getByText('0 of 10 right')).toBeVisible()
        await expectToFit(page)
        await button(page, 'Try again').tap()
      },
      right: () => answer('Right '),
    })
  })
})

test.describe('by keyboard alone', () => {
  // One lesson is done on the phone, too.
  test.beforeAll(async ({ browser }) => {
    camper = await cookiesOfCamper(browser, product, 'keyboard@example.org')
  })

  const type = (page: Page, text: string) => page.keyboard.type(text)
  const press = (page: Page, key: string) => page.keyboard.press(key)

  nightly('type 2: a server', async ({ page }) => {
    server.isBroken = true
    await doLesson(page, product, {
      type: 2,
      id: '65f0c0ffee01234567890103',
      path: '/learn/course/stones/project-3',
      wrong: async () => {
        await tabTo(page, page.locator('[name=solution]'))
        await type(page, `${server.address}/`)
        await press(page, 'Enter')
        await expect(page.getByText('0 of 1 test passes.')).toBeVisible()
      },
      right: async () => {
        server.isBroken = false
        await tabTo(page, button(page, 'Run the tests'))
        await press(page, 'Enter')
      },
    })
  })

  nightly('type 16: a notebook', async ({ page }) => {
    await doLesson(page, product, {
      type: 16,
      id: '65f0c0ffee0123456789b016',
      path: '/learn/course/links/notebook',
      wrong: async () => {
        await tabTo(page, page.locator('[name=solution]'))
        await type(page, 'stones')
        await press(page, 'Enter')
        await expect(page.getByText('This is not a link yet.')).toBeVisible()
        await expect(page.getByLabel('Link to your finished project')).toBeFocused()
      },
      right: async () => {
        await press(page, 'Control+a')
        await type(page, 'https://colab.research.google.com/drive/stones')
        await press(page, 'Enter')
      },
    })
  })

  nightly('type 19: a choice with a task', async ({ page }) => {
    await doLesson(page, product, {
      type: 19,
      id: questionIds['Choice'] ?? '',
      path: '/learn/course/questions/choice',
      wrong: async () => {
        await tabTo(page, page.getByLabel('Stones', { exact: true }))
        await press(page, 'Space')
        await press(page, 'ArrowDown')
        await press(page, 'Tab')
        await press(page, 'Space')
        await press(page, 'Enter')
        await expect(page.getByText('Wood would rot.')).toBeVisible()
      },
      right: async () => {
        await press(page, 'Shift+Tab')
        await press(page, 'ArrowUp')
        await press(page, 'Enter')
      },
    })
  })

  nightly('type 22: a sentence with a blank', async ({ page }) => {
    const blank = page.getByLabel('Blank 1')
    await doLesson(page, product, {
      type: 22,
      id: questionIds['Blank'] ?? '',
      path: '/learn/course/questions/blank',
      wrong: async () => {
        await tabTo(page, blank)
        await type(page, 'is')
        await press(page, 'Enter')
        await expect(page.getByText('Many stones, so the verb is plural.')).toBeVisible()
      },
      right: async () => {
        await tabTo(page, blank)
        await press(page, 'Control+a')
        await type(page, 'are')
        await press(page, 'Control+Enter')
      },
    })
  })
})
