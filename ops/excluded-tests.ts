import { configDefaults } from 'vitest/config'

/** What is no test of this run: files named `*.nightly.test.ts` belong to the nightly profile. */
export const excludedTests =
  process.env['TEST_PROFILE'] === 'nightly'
    ? configDefaults.exclude
    : [...configDefaults.exclude, '**/*.nightly.test.ts']
