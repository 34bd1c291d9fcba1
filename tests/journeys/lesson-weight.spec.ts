import { expect } from '@playwright/test'
import { lessons } from '../../bench/pages/lessons.ts'
import { pageWeight } from '../../bench/pages/page-weight.ts'
import { ensureChromium } from '../../ops/chromium.ts'
import { isNightly } from '../product/is-nightly.ts'
import { test } from '../product/journey.ts'
import { openSharedSchool } from '../product/open-school.ts'

/** Compressed bytes of script (decision 66). A change that makes a page heavier raises these limits, and says why. */
const beforeEditor = 130_000
const withEditor = {
  html: 262_000,
  css: 264_000,
  javascript: 281_000,
  react: 281_000,
  python: 250_000,
} as const satisfies Record<keyof typeof lessons, number>

const product = openSharedSchool()

/** By default the lightest and one of the heaviest. */
const chosen = Object.entries(lessons).filter(
  ([language]) => isNightly || ['react', 'python'].includes(language),
)

for (const [language, path] of chosen) {
  const most = withEditor[language as keyof typeof withEditor]
  test(`a lesson of ${language} is at most ${most / 1000} kB of script`, async () => {
    const weight = await pageWeight(product.origin + path, ensureChromium())
    expect(weight.javascriptBeforeEditor).toBeGreaterThan(50_000)
    expect(weight.javascriptBeforeEditor).toBeLessThan(beforeEditor)
    expect(weight.javascriptWithEditor).toBeGreaterThan(weight.javascriptBeforeEditor)
    expect(weight.javascriptWithEditor).toBeLessThan(most)
  })
}
