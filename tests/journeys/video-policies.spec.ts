import { expect } from '@playwright/test'
import { nightly, test } from '../product/journey.ts'
import { wholeBrowserOptions } from '../product/launch-options.ts'
import { openSchool } from '../product/open-school.ts'
import { serveFilms } from '../product/serve-films.ts'
import { videoLessons } from '../product/video-lessons.ts'

test.use({ launchOptions: wholeBrowserOptions() })

const product = openSchool(videoLessons)
let asked: string[]
test.beforeEach(async ({ context }) => {
  ;({ asked } = await serveFilms(context))
})

const lesson = () => `${product.origin}/learn/course/boats/lesson-1`

nightly('a player that no policy names is not framed', async ({ page }) => {
  await page.goto(lesson())
  const refused = await page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        addEventListener('securitypolicyviolation', ({ blockedURI }) => resolve(blockedURI))
        const frame = document.createElement('iframe')
        frame.src = 'https://www.youtube.com/embed/abc_DEF-1'
        document.body.append(frame)
      }),
  )
  expect(refused).toContain('https://www.youtube.com')
  expect(asked).toEqual([])
})

nightly('a player is shown by an isolated page only without credentials', async ({ page }) => {
  await page.goto(lesson())
  expect(await page.evaluate(() => crossOriginIsolated)).toBe(true)
  for (const name of ['credentialless', 'title']) {
    await page.evaluate((attribute) => {
      const frame = document.createElement('iframe')
      frame.setAttribute(attribute, '')
      frame.id = attribute
      frame.src = 'https://www.youtube-nocookie.com/embed/abc_DEF-1'
      document.body.append(frame)
    }, name)
  }
  const text = (name: string) => page.frameLocator(`#${name}`).getByText('The player of')
  await expect(text('credentialless')).toBeVisible()
  await expect(page.frameLocator('#title').locator('body')).not.toBeEmpty()
  await expect(text('title')).toHaveCount(0)
})

nightly(
  'icons are drawn by paths, which the page’s policy lets through without anything that acts',
  async ({ page }) => {
    await page.goto(lesson())
    const isAccepted = (html: string) =>
      page.evaluate((text) => {
        try {
          document.createElementNS('http://www.w3.org/2000/svg', 'svg').innerHTML = text
          return true
        } catch {
          return false
        }
      }, html)
    expect(await isAccepted('<path d="M1 2" fill="none"/>')).toBe(true)
    expect(await isAccepted('<path d="M1 2" onload="alert"/>')).toBe(false)
    expect(await isAccepted('<path d="M1 2"/><image href="x"/>')).toBe(false)
  },
)
