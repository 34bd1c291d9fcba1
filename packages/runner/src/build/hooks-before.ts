/** What an author has before tests: `beforeAll` has run once, before the learner's page. */
export type HooksBefore = { beforeAll: string; beforeEach: string }

export const noHooks: HooksBefore = { beforeAll: '', beforeEach: '' }
