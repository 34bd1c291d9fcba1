import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { bakeryPath, startBakery } from './product/start-bakery.ts'
import type { Product } from './product/start-product.ts'

let product: Product
let close: () => Promise<void>

beforeAll(async () => {
  ;({ product, close } = await startBakery())
})
afterAll(() => close())

const htmlAt = async (path: string) => {
  const answer = await fetch(product.origin + path, { headers: { accept: 'text/html' } })
  return { status: answer.status, html: await answer.text() }
}

/** Such a page is kept for everyone, so whatever it said of its address would be shown to all other visitors. */
describe('the page of an address where nothing is', () => {
  test.for(['/learn/my-secret/of/mine', '/my-secret', '/my/secret/of/mine'])(
    'does not name the address that was asked for first: %s',
    async (path) => {
      const { status, html } = await htmlAt(path)
      expect(status).toBe(404)
      expect(html).not.toContain('secret')
    },
  )

  /** React Router's own name for the data of a page. */
  test.for(['/nobody.data', '/learn/nothing.data', '/no/such/page.data', '/german/nobody.data'])(
    'is a page at %s, too, and so at all other addresses of its screen',
    async (path) => {
      for (const asked of [path, path.replace('.data', '')]) {
        const { status, html } = await htmlAt(asked)
        expect(status).toBe(404)
        expect(html).toMatch(/^<!DOCTYPE html>.*<h1/s)
      }
    },
  )

  test.for(['/blocked/%0a', '/no/%0d%0apage', '/no/%E2%80%A8', '/german/settings/a%0aa/%E2%80%A9'])(
    'is a page even if the address has a line break: %s',
    async (path) => {
      const { status, html } = await htmlAt(path)
      expect(status).toBeLessThan(500)
      expect(html).toMatch(/^<!DOCTYPE html>.*<h1/s)
    },
  )

  test.for(['/signin.data', '/settings/nothing.data', '/certification/nobody/nothing.data', '/user/x.data'])(
    'nor is %s anything but a page',
    async (path) => {
      expect((await htmlAt(path)).html).toMatch(/^<!DOCTYPE html>/)
    },
  )

  test('twin: a page where something is names its own', async () => {
    const { status, html } = await htmlAt(bakeryPath)
    expect(status).toBe(200)
    expect(html).toContain(`returnTo=${encodeURIComponent(bakeryPath)}`)
  })
})
