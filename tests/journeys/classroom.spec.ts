import { spawnSync } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import { nightly, test } from '../product/journey.ts'
import { launchOptions } from '../product/launch-options.ts'
import { findFreePorts, type Product, startProduct } from '../product/start-product.ts'
import { failOnConsoleErrors } from '../product/visitor.ts'

const projectRoot = join(import.meta.dirname, '../..')
const email = 'ada@example.org'

/** A host name of the classroom's network that resolves to this machine. */
const host = 'classroom.local'

let dataDirectory: string
let product: Product
let origin: string

test.use({
  launchOptions: launchOptions(`--host-resolver-rules=MAP ${host} 127.0.0.1`),
})

test.beforeAll(async () => {
  dataDirectory = await mkdtemp(join(tmpdir(), 'classroom-'))
  const port = await findFreePorts()
  origin = `http://${host}:${port}`
  product = await startProduct({
    dataDirectory,
    port,
    environment: { HOST: '127.0.0.1', APP_ORIGIN: origin },
  })
})
test.afterAll(async () => {
  await product.stop()
  await rm(dataDirectory, { recursive: true })
})

nightly(
  'a school without mail says whom to ask, and accepts the code that its operator gives',
  async ({ page }) => {
    // A classroom's network has no TLS, and Chromium reports the headers that it ignores without it.
    failOnConsoleErrors(page, { expected: /Cross-Origin-Opener-Policy header has been ignored/ })
    await page.goto(`${origin}/signin`)
    await page.getByLabel('Email address').fill(email)
    await page.getByRole('button', { name: 'Ask for a code' }).click()
    await expect(page.getByText('Ask the person who runs this school for your code')).toBeVisible()
    const { stdout } = spawnSync(process.execPath, ['ops/school.ts', 'sign-in-code', email], {
      cwd: projectRoot,
      env: { ...process.env, DATA_DIR: dataDirectory },
      encoding: 'utf8',
    })
    await page.getByLabel('Your code').fill(/is (\S{8})\n/.exec(stdout)?.[1] ?? '')
    await page.getByRole('button', { name: 'Sign in' }).click()
    await page.getByRole('button', { name: 'No, thank you' }).click()
    await expect(page.getByText('Your privacy settings are saved.')).toBeVisible()
  },
)
