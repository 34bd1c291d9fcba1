import { test } from './journey.ts'

/** Answers each journey's requests to other hosts with a silent recording, and lists their addresses. */
export function foreignRecordings(): readonly string[] {
  const asked: string[] = []
  test.beforeEach(async ({ context }) => {
    asked.length = 0
    await context.route(/^https:/, (route) => {
      asked.push(route.request().url())
      return route.fulfill({ contentType: 'audio/wav', body: '' })
    })
  })
  return asked
}
