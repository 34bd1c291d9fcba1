import { csrfCookie, csrfHeader, limits, paths, reportUser } from '@cairn/contract'
import { type Browser, expect, type Page } from '@playwright/test'
import { hostileTexts } from '../product/hostile-texts.ts'
import { isNightly } from '../product/is-nightly.ts'
import { nightly, test } from '../product/journey.ts'
import { openSeededSchool } from '../product/open-school.ts'
import { sessionUser } from '../product/session-user.ts'
import { profileLessons, towerId } from '../product/profile-lessons.ts'
import { signInByCode } from '../product/visitor.ts'
import { writeHostileTexts } from '../product/write-hostile-texts.ts'

const email = 'hostile@example.org'
const all = hostileTexts.join('\n')
/** A text that stays the same after a page has collapsed its white space. */
const last = hostileTexts.findLast((text) => !/^\s|\s$|\s\s/.test(text)) ?? ''

const school = openSeededSchool(profileLessons)
let username: string
let camper: Page

test.beforeAll(async ({ browser }) => {
  camper = await browser.newPage()
  await camper.goto(`${school.product.origin}/signin`)
  await signInByCode(camper, school.product, email)
  ;({ username } = await sessionUser(camper, school.product))
  await writeHostileTexts(school.database, email, hostileTexts)
})

const canaryOf = (page: Page) => page.evaluate(() => (globalThis as { canary?: number }).canary)

/** Nothing has run, and no link would run something when it is followed. */
async function expectOnlyText(page: Page): Promise<void> {
  expect(await canaryOf(page)).toBeUndefined()
  const protocols = await page.evaluate(() => [...document.links].map((link) => new URL(link.href).protocol))
  expect(protocols.filter((protocol) => !/^(?:https?|mailto):$/.test(protocol))).toEqual([])
}

async function openProfile(page: Page): Promise<void> {
  // Images at unknown addresses are not requested.
  await page.route('https://a.example/**', (route) => route.abort())
  await page.goto(`${school.product.origin}/${username}`)
  await expect(page.locator('.timeline tbody tr')).toHaveCount(14)
}

nightly(
  'nothing that a camper has written or submitted runs on their profile, for any viewer',
  async ({ page }) => {
    test.slow()
    for (const reader of [camper, page]) {
      await openProfile(reader)
      expect(await reader.locator('.portfolio p').count()).toBe(hostileTexts.length)
      expect(await reader.locator('.timeline a[href^="https://a.example/"]').count()).toBe(24)
      await expectOnlyText(reader)
    }
    const dialog = page.getByRole('dialog')
    await page.getByRole('button', { name: 'View code of Stone 21' }).click()
    await expect(dialog.getByRole('region', { name: 'script.js' })).toContainText(last)
    await expectOnlyText(page)
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'View code of Stone Tower' }).click()
    await expect(dialog.locator('.code-file')).toHaveCount(hostileTexts.length + 1)
    await expect(dialog.locator('.code-file h3').last()).toContainText(hostileTexts.at(-1) ?? '')
    await expect(dialog.locator('.tok-string').first()).toBeAttached()
    await expectOnlyText(page)
    await page.keyboard.press('Escape')
    // Here it does run, as the code of a project should: in the sandbox, out of reach of the page.
    await page.getByRole('button', { name: 'View project Stone Tower' }).click()
    await expect(dialog.frameLocator('iframe').locator('body')).not.toBeEmpty()
    await expectOnlyText(page)
  },
)

nightly('nor in the settings, which show it in fields', async () => {
  await camper.goto(school.product.origin + paths.settings)
  await expect(camper.locator('#portfolio li strong')).toHaveCount(hostileTexts.length)
  await camper.locator('#portfolio').getByRole('button', { name: 'Edit' }).last().click()
  await expect(camper.locator('#portfolio textarea')).toHaveValue(hostileTexts.at(-1) ?? '')
  await expectOnlyText(camper)
})

nightly('nor where two versions of a project meet, and in neither of them', async () => {
  const lesson = `${school.product.origin}/learn/course/tower/stone-tower`
  for (const choice of ['Use the code in my account', 'Keep the code in this browser']) {
    await camper.goto(school.product.origin)
    await camper.evaluate(
      ([id, contents]) => {
        localStorage.removeItem(`saved-base-${id}`)
        localStorage.setItem(id, JSON.stringify([{ fileKey: 'indexhtml', contents }]))
      },
      [towerId, `<p>other</p>${all}`] as const,
    )
    await camper.goto(lesson)
    await expect(camper.getByRole('dialog', { name: 'Which code do you want?' })).toBeVisible()
    await expectOnlyText(camper)
    await camper.getByRole('button', { name: choice }).click()
    await expect(camper.locator('.cm-content').first()).toContainText('script')
    await expectOnlyText(camper)
  }
})

nightly('nor in the outbox, which shows what campers report', async () => {
  const cookies = await camper.context().cookies()
  const token = cookies.find(({ name }) => name === csrfCookie)?.value ?? ''
  for (let start = 0; start < all.length; start += limits.maxReportLength) {
    const reportDescription = all.slice(start, start + limits.maxReportLength)
    const answer = await camper.request.post(school.product.origin + reportUser.path, {
      data: { username, reportDescription },
      headers: { [csrfHeader]: token, origin: school.product.origin },
    })
    expect(answer.status()).toBe(200)
  }
  await camper.goto(`${school.product.origin}/dev/mail`)
  // The reporter's name is one of these texts as well.
  await expect(camper.getByText(last).first()).toBeAttached()
  await expectOnlyText(camper)
})

/** Pages that show a part of their address, or look for something by it. */
const addressesWith = (text: string) => [
  `/${text}`,
  `/learn/${text}`,
  `/user/${text}/report-user`,
  `/unsubscribed/${text}`,
  `/certification/ada/${text}`,
  `/certification/${text}/web`,
  `/search?query=${text}`,
  `/signin?returnTo=${text}`,
  `/?messages=success[0]=${text}`,
]

nightly('nor when it comes with an address and is shown by the page that it leads to', async ({ page }) => {
  test.slow()
  // As many as fit into an address that the server accepts.
  const textsOfAddress = 120
  for (let part = 0; part * textsOfAddress < hostileTexts.length; part++) {
    const texts = hostileTexts.slice(part * textsOfAddress, (part + 1) * textsOfAddress)
    const addresses = addressesWith(encodeURIComponent(texts.join('\n')))
    // By default every text in a third of the addresses, and every address with a third of the texts.
    for (const address of addresses.filter((_, index) => isNightly || (index + part) % 3 === 0)) {
      expect((await page.goto(school.product.origin + address))?.status()).toBeLessThan(414)
      await expect(page.locator('main')).toBeAttached()
      await expectOnlyText(page)
    }
  }
})

test.describe('twin: a page that takes these texts for HTML', () => {
  /** The profile and its dialog as they would be if texts were inserted as HTML. */
  async function becomeCareless(page: Page, place: string): Promise<void> {
    await page.evaluate((selector) => {
      const elements = [...document.querySelectorAll(selector)]
      for (const element of elements) element.innerHTML = element.textContent ?? ''
    }, place)
  }

  async function openWithDialog(browser: Browser, { bypassCSP }: { bypassCSP: boolean }): Promise<Page> {
    const context = await browser.newContext({ bypassCSP })
    const page = await context.newPage()
    await openProfile(page)
    await page.getByRole('button', { name: 'View code of Stone Tower' }).click()
    await expect(page.locator('.code-file').last()).toBeAttached()
    expect(await canaryOf(page)).toBeUndefined()
    return page
  }

  nightly('runs them, wherever it shows them', async ({ browser }) => {
    const page = await openWithDialog(browser, { bypassCSP: true })
    for (const place of ['h1', '.portfolio h3', '.portfolio p', '.code-file h3', '.code-file code']) {
      await becomeCareless(page, place)
      await expect.poll(() => canaryOf(page), { message: place }).toBe(1)
      await page.evaluate((selector) => {
        for (const element of document.querySelectorAll(selector)) element.textContent = ''
        delete (globalThis as { canary?: number }).canary
      }, place)
    }
    const picture = hostileTexts.find((text) => text.startsWith('<img')) ?? ''
    // The page repeats only what is found nowhere, and the first eight words are looked for.
    const query = encodeURIComponent('qqxzjv '.repeat(8) + picture)
    await page.goto(`${school.product.origin}/search?query=${query}`)
    await becomeCareless(page, '.search-status')
    await expect.poll(() => canaryOf(page), { message: 'from the address' }).toBe(1)
    await page.evaluate(() => {
      delete (globalThis as { canary?: number }).canary
      const link = document.createElement('a')
      link.href = 'javascript:void (top.canary=1)'
      document.body.append(link)
      link.click()
    })
    await expect.poll(() => canaryOf(page)).toBe(1)
    await page.context().close()
  })

  nightly('is blocked by our pages’ policy, should one ever make this mistake', async ({ browser }) => {
    const page = await openWithDialog(browser, { bypassCSP: false })
    await expect(becomeCareless(page, '.portfolio p')).rejects.toThrow('TrustedHTML')
    expect(await canaryOf(page)).toBeUndefined()
    await page.context().close()
  })
})

nightly('code that is slow to draw leaves the page that shows it usable', async ({ page }) => {
  // The tokens have different colors, and no line can be broken between them.
  const contents = '[a'.repeat(limits.maxPayloadBytes / 2 - 1000)
  await school.database
    .updateTable('completions')
    .set({ files: JSON.stringify([{ contents, key: 'a', ext: 'js', name: 'a' }]) })
    .where('challenge_id', '=', towerId)
    .execute()
  await openProfile(page)
  const dialog = page.getByRole('dialog')
  await page.getByRole('button', { name: 'View code of Stone Tower' }).click()
  await expect(dialog.locator('.tok-punctuation').first()).toBeAttached()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
})
