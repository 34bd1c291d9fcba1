import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { expect, type Page } from '@playwright/test'
import { expectNoViolations } from '../product/expect-no-violations.ts'
import { nightly, test } from '../product/journey.ts'
import { startFreshProduct } from '../product/start-fresh-product.ts'
import type { Product } from '../product/start-product.ts'
import { failOnConsoleErrors } from '../product/visitor.ts'

let product: Product
let chat: Server
let chatUrl: string

test.beforeAll(async () => {
  chat = createServer((request, response) => {
    const isAsked = request.url === '/invite'
    response.setHeader('content-type', isAsked ? 'application/json' : 'text/html')
    response.end(isAsked ? JSON.stringify({ invite_link: `${chatUrl}/join` }) : '<h1>Chat</h1>')
  })
  chat.listen(0, 'localhost')
  await once(chat, 'listening')
  const place = chat.address()
  chatUrl = `http://localhost:${typeof place === 'object' ? place?.port : ''}`
  product = await startFreshProduct({
    FORUM_INVITE_URL: `${chatUrl}/invite`,
    PROMOTION: 'Career training and job placement, free of charge.',
    SCHOOL_ADDRESS: '12 Harbor Street, Springfield',
    SCHOOL_EMAIL: 'hello@school.example',
    SCHOOL_PHONE: '+49 30 1234567',
    ABOUT_LINK: 'Our story https://school.example/about',
    TERMS_LINK: 'https://school.example/terms',
  })
})
test.afterAll(async () => {
  await product.stop()
  chat.close()
})

const footer = (page: Page) => page.getByRole('contentinfo')

test.describe('a school whose operator has set header and footer', () => {
  test.beforeEach(({ page }) => failOnConsoleErrors(page))

  nightly('shows its own sentence, how to reach it, and its pages', async ({ page }) => {
    await page.goto(product.origin)
    const promotion = 'Career training and job placement, free of charge.'
    await expect(page.getByRole('banner').getByText(promotion)).toBeVisible()
    await expect(footer(page).getByText(promotion)).toBeVisible()
    await expect(footer(page).getByText('12 Harbor Street, Springfield')).toBeVisible()
    const addresses = await footer(page)
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => [link.textContent, link.getAttribute('href')]))
    expect(addresses).toEqual([
      ['hello@school.example', 'mailto:hello@school.example'],
      ['+49 30 1234567', 'tel:+49301234567'],
      ['Our story', 'https://school.example/about'],
      ['Terms', 'https://school.example/terms'],
    ])
    await page.setViewportSize({ width: 320, height: 568 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
    await expectNoViolations(page)
  })

  nightly('leads to its forum in a new tab, by an invitation', async ({ page }) => {
    await page.goto(product.origin)
    const opened = page.waitForEvent('popup')
    await page.getByRole('link', { name: 'Forum, opens in a new tab' }).click()
    await expect(await opened).toHaveURL(`${chatUrl}/join`)
  })
})

nightly('twin: a school that sets nothing shows our own sentence and none of this', async ({ page }) => {
  const plain = await startFreshProduct()
  await page.goto(plain.origin)
  await expect(page.getByRole('banner').getByText(/^Train for a career in IT/)).toBeVisible()
  await expect(page.getByRole('link', { name: /^Forum/ })).toHaveCount(0)
  await expect(footer(page).getByRole('link')).toHaveCount(0)
  await plain.stop()
})

nightly('a staging school says so once in each browser, and wants no such sentence', async ({ page }) => {
  const environment = { NODE_ENV: 'production', DEPLOYMENT: 'staging', SMTP_URL: 'smtp://localhost:9' }
  const staging = await startFreshProduct({ ...environment, PROMOTION: 'none' })
  await page.goto(staging.origin)
  const dialog = page.getByRole('dialog', { name: 'This school is for testing' })
  await expect(dialog).toBeVisible()
  await expect(page.locator('.site-header__promotion')).toHaveCount(0)
  await dialog.getByRole('button', { name: 'I understand' }).click()
  await page.reload()
  await expect(dialog).toBeHidden()
  await staging.stop()
})

nightly('the × of a message that the server wrote appears once a click can close it', async ({ page }) => {
  const { promise: scriptsMayCome, resolve: letScriptsCome } = Promise.withResolvers<void>()
  await page.route('**/redirected-flash-*.js', async (route) => {
    await scriptsMayCome
    await route.continue()
  })
  await page.goto(`${product.origin}/?messages=info%5B0%5D%3Dflash.forum-away`, { waitUntil: 'commit' })
  const message = page.locator('.flash')
  const closeButton = page.getByRole('button', { name: 'Close this message' })
  await expect(message).toBeVisible()
  await expect(closeButton).toBeHidden()
  letScriptsCome()
  await closeButton.click()
  await expect(message).toHaveCount(0)
})

nightly('a message fades when it is closed; without motion it is gone at once', async ({ page }) => {
  const browser = await page.context().newCDPSession(page)
  const setSpeed = (playbackRate: number) => browser.send('Animation.setPlaybackRate', { playbackRate })
  const closeMessage = async () => {
    await page.goto(`${product.origin}/?messages=info%5B0%5D%3Dflash.forum-away`)
    await page.getByRole('button', { name: 'Close this message' }).click()
  }
  const message = page.locator('.flash')
  const duration = () =>
    message.evaluate((element) => element.getAnimations()[0]?.effect?.getTiming().duration)
  await browser.send('Animation.enable')
  await setSpeed(0)
  await closeMessage()
  await expect.poll(duration).toBe(500)
  await setSpeed(1)
  await expect(message).toHaveCount(0)

  await page.emulateMedia({ reducedMotion: 'reduce' })
  await setSpeed(0)
  await closeMessage()
  await expect(message).toHaveCount(0)
})
