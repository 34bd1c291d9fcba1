import { expect, type Page } from '@playwright/test'
import { holdCertificate, slug } from '../product/certificate-campers.ts'
import { certificateLessons } from '../product/certificate-lessons.ts'
import { isNightly } from '../product/is-nightly.ts'
import { nightly, test } from '../product/journey.ts'
import { openSeededSchool } from '../product/open-school.ts'
import { setProfileFlags } from '../product/set-profile-flags.ts'

const school = openSeededSchool(certificateLessons)

/** What search engines, and services that links are shared on, read of a page; few of them run scripts. */
const headOf = async (page: Page, address: string) => {
  const html = await (await page.request.get(address)).text()
  return page.evaluate((text) => {
    const { head } = new DOMParser().parseFromString(text, 'text/html')
    const of = (selector: string, attribute: string) =>
      [...head.querySelectorAll(selector)].map((element) => element.getAttribute(attribute) ?? '')
    const meta = (name: string) => of(`meta[name="${name}"], meta[property="${name}"]`, 'content')
    return {
      titles: [...head.querySelectorAll('title')].map((title) => title.textContent),
      descriptions: meta('description'),
      sharedTitles: meta('og:title'),
      sharedDescriptions: meta('og:description'),
      sharedAddresses: meta('og:url'),
      images: meta('og:image'),
      robots: meta('robots'),
      canonical: of('link[rel=canonical]', 'href'),
      languages: of('link[rel=alternate]', 'hreflang'),
    }
  }, html)
}

const addressesIn = async (page: Page, sitemap: string): Promise<string[]> => {
  const text = await (await page.request.get(school.product.origin + sitemap)).text()
  return [...text.matchAll(/<loc>(?<address>.+?)<\/loc>/g)].map(({ groups }) => groups?.['address'] ?? '')
}

async function expectToBeDescribed(page: Page, address: string, picture = '/sharing.png'): Promise<void> {
  const { titles, descriptions, canonical, images, languages, ...shared } = await headOf(page, address)
  const described = { titles, descriptions, canonical, images }
  for (const [name, texts] of Object.entries(described)) {
    expect(texts, `${name} of ${address}`).toEqual([expect.stringMatching(/\S/)])
  }
  expect(canonical).toEqual([address])
  expect(languages).toHaveLength(13)
  expect(shared).toMatchObject({ sharedDescriptions: descriptions, sharedAddresses: [address] })
  expect(shared.sharedTitles).toEqual([expect.stringMatching(/\S/)])
  expect(images).toEqual([school.product.origin + picture])
}

/** By default every third page. */
nightly('every page of a sitemap has a title, a description, an address and a picture', async ({ page }) => {
  for (const sitemap of ['/sitemap.xml', '/german/sitemap.xml', '/arabic/sitemap.xml']) {
    const addresses = await addressesIn(page, sitemap)
    expect(addresses.length).toBeGreaterThan(3)
    const chosen = addresses.filter((_, index) => isNightly || index % 3 === 0)
    for (const address of chosen) await expectToBeDescribed(page, address)
  }
})

test('robots.txt names the sitemaps, and the picture is one of 1200 × 630', async ({ page }) => {
  const robots = await (await page.request.get(`${school.product.origin}/robots.txt`)).text()
  expect(robots).toContain(`Sitemap: ${school.product.origin}/german/sitemap.xml`)
  const answer = await page.request.get(`${school.product.origin}/sharing.png`)
  expect(answer.headers()['content-type']).toBe('image/png')
  const picture = await answer.body()
  expect([picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual([1200, 630])
})

test('a profile and a certificate are shared under their camper’s name, a private profile is not listed', async ({
  page,
  browser,
}) => {
  const visitor = await (await browser.newContext()).newPage()
  const { username } = await holdCertificate(page, school, 'ada@example.org')
  const profile = `${school.product.origin}/${username}`
  const picture = `/activity-pictures/${username}`
  await expectToBeDescribed(visitor, profile, picture)
  const drawn = await page.request.get(school.product.origin + picture)
  expect(drawn.headers()['content-type']).toBe('image/png')
  const shown = await headOf(visitor, profile)
  expect(shown).toMatchObject({ sharedTitles: ['Ada Hill | Cairn'], robots: [] })
  expect(shown.descriptions[0]).toMatch(/^Ada Hill is learning to code on Cairn\. Points so far: \d+\.$/)
  const certificate = `/certification/${username}/${slug}`
  await expectToBeDescribed(visitor, school.product.origin + certificate, `${certificate}/preview.png`)

  await setProfileFlags(school.database, { isLocked: true })
  await visitor.goto(profile)
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(
    `${username} keeps their profile private.`,
  )
  await visitor.goto('about:blank')
  expect(await headOf(visitor, profile)).toMatchObject({
    robots: ['noindex'],
    sharedTitles: [`${username} | Cairn`],
    images: [`${school.product.origin}/sharing.png`],
  })
  const solution = await page.request.get(
    `${school.product.origin}/api/users/get-public-profile?username=${username}`,
  )
  expect(solution.headers()['x-robots-tag']).toBe('noindex')
})
