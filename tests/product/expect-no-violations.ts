import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

const standard = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** Expects that axe finds no violation of the standard in what the page shows; `isStrict`: nor of any other rule. */
export async function expectNoViolations(page: Page, { isStrict = false } = {}): Promise<void> {
  const builder = new AxeBuilder({ page })
    .options({ resultTypes: ['violations'] })
    // The learner's own page is not part of this check.
    .exclude('iframe')
    // Without frames, nothing has to be put together in a page of its own, which takes as long as the check.
    .setLegacyMode()
  if (!isStrict) builder.withTags(standard)
  const { violations } = await builder.analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([])
}
