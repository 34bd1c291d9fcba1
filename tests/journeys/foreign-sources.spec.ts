import { maximumSandboxSources } from '@cairn/contract'
import { expect, type Page } from '@playwright/test'
import { nightly } from '../product/journey.ts'
import { openSeededSchool } from '../product/open-school.ts'
import { profileLessons, towerId } from '../product/profile-lessons.ts'
import { seedAda } from '../product/seed-ada.ts'
import { typeInEditor } from '../product/visitor.ts'

const lessons = {
  ...profileLessons,
  // A step with space for code.
  'blocks/pile/stone-1.md': (profileLessons['blocks/pile/stone-1.md'] ?? '').replace(
    '```html\n<p>Stone</p>',
    '```html\n--fcc-editable-region--\n<p>Stone</p>\n--fcc-editable-region--',
  ),
}
const lessonPath = '/learn/course/pile/stone-1'
const picture = '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"></svg>'

const school = openSeededSchool(lessons, async (opened) => {
  await seedAda(opened)
  await opened.database
    .updateTable('completions')
    .set({ files: JSON.stringify([towerPage]) })
    .where('challenge_id', '=', towerId)
    .execute()
})

const towerPage = {
  key: 'indexhtml',
  name: 'index',
  ext: 'html',
  path: 'index.html',
  contents: '<h1>My tower</h1><img src="https://tracker.example/me.svg" alt="">',
}

/** What a page has received from hosts that do not exist. */
async function watchHosts(page: Page): Promise<string[]> {
  const asked: string[] = []
  await page.context().route(/^https:\/\/[a-z]+\.example\//, async (route) => {
    asked.push(route.request().url())
    await route.fulfill({ contentType: 'image/svg+xml', body: picture })
  })
  return asked
}

nightly('a camper is asked once whether their page may load from a host', async ({ page }) => {
  const asked = await watchHosts(page)
  await page.goto(school.product.origin + lessonPath)
  await typeInEditor(page, '<img src="https://pictures.example/stone.svg" alt="A stone">')
  const question = page.getByRole('group', { name: 'Loading from other sites' })
  await expect(question).toContainText('from pictures.example. Load them?')
  expect(asked).toEqual([])
  await question.getByRole('button', { name: 'Load them' }).click()
  await expect.poll(() => asked).toContain('https://pictures.example/stone.svg')
  await expect(question).toBeHidden()

  asked.length = 0
  await page.reload()
  await expect.poll(() => asked).toContain('https://pictures.example/stone.svg')
  await expect(question).toBeHidden()
})

nightly('a page that asks for more hosts than it may have settles with some of them', async ({ page }) => {
  const asked = await watchHosts(page)
  const hosts = [...'abcdefghi'].map((letter) => `https://${letter}.example`)
  await page.addInitScript((text) => localStorage.setItem('sources-of-own-pages', text), hosts.join(' '))
  await page.goto(school.product.origin + lessonPath)
  await typeInEditor(page, hosts.map((host) => `<img src="${host}/" alt="">`).join(''))
  const different = () => new Set(asked).size
  await expect.poll(different).toBe(maximumSandboxSources)
  for (const text of ['Once', 'Twice']) {
    await page.keyboard.type(`<p>${text}</p>`)
    await expect(page.locator('.output').frameLocator('iframe').getByText(text)).toBeVisible()
  }
  expect(different()).toBe(maximumSandboxSources)
})

nightly('a visitor is asked before a camper’s project loads anything, each time', async ({ page }) => {
  const asked = await watchHosts(page)
  const question = page.getByRole('dialog').getByRole('group', { name: 'Loading from other sites' })
  const open = async () => {
    await page.goto(`${school.product.origin}/ada`)
    await page.getByRole('button', { name: 'View project Stone Tower' }).click()
    await expect(page.getByRole('dialog').frameLocator('iframe').getByText('My tower')).toBeVisible()
  }
  await open()
  await expect(question).toContainText('from tracker.example')
  expect(asked).toEqual([])
  await question.getByRole('button', { name: 'Load once' }).click()
  await expect.poll(() => asked).toHaveLength(1)
  await expect(question).toBeHidden()

  await open()
  await expect(question).toBeVisible()
  expect(asked).toHaveLength(1)
  await question.getByRole('button', { name: 'Always load from there' }).click()
  await expect.poll(() => asked).toHaveLength(2)

  await open()
  await expect.poll(() => asked).toHaveLength(3)
  await expect(question).toBeHidden()
})
