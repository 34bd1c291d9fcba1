import { expect } from '@playwright/test'
import { lessons } from '../../bench/pages/lessons.ts'
import { pageWeight } from '../../bench/pages/page-weight.ts'
import { ensureChromium } from '../../ops/chromium.ts'
import { test } from '../product/journey.ts'
import { openSharedSchool } from '../product/open-school.ts'

/** Compressed bytes of script (decision 66). A change that makes a page heavier raises these limits, and says why. */
const limits = {
  html: { beforeEditor: 168_000, withEditor: 357_000 },
  javascript: { beforeEditor: 168_000, withEditor: 335_000 },
  python: { beforeEditor: 168_000, withEditor: 303_000 },
} as const

const product = openSharedSchool()

for (const [language, path] of Object.entries(lessons)) {
  const { beforeEditor, withEditor } = limits[language as keyof typeof limits]
  test(`a lesson of ${language} is at most ${withEditor / 1000} kB of script`, async () => {
    const weight = await pageWeight(product.origin + path, ensureChromium())
    expect(weight.javascriptBeforeEditor).toBeGreaterThan(50_000)
    expect(weight.javascriptBeforeEditor).toBeLessThan(beforeEditor)
    expect(weight.javascriptWithEditor).toBeGreaterThan(weight.javascriptBeforeEditor)
    expect(weight.javascriptWithEditor).toBeLessThan(withEditor)
  })
}
