import { randomUUID } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import { addOperator } from '../../apps/server/src/http/operator-store.ts'
import { signUp } from '../product/certificate-campers.ts'
import { hostileTexts } from '../product/hostile-texts.ts'
import { nightly, test } from '../product/journey.ts'
import { openSeededSchool } from '../product/open-school.ts'
import { profileLessons, stepIds } from '../product/profile-lessons.ts'
import { failOnConsoleErrors } from '../product/visitor.ts'

const school = openSeededSchool(profileLessons)

const shownAtOnce = 50
const canaryOf = (page: Page) => page.evaluate(() => (globalThis as { canary?: number }).canary)

/** Writes the texts wherever operators read what strangers wrote, as if nothing had validated them. */
async function writeForOperators(operatorId: string, texts: readonly string[]): Promise<void> {
  const { database } = school
  for (const table of ['lesson_reports', 'camper_reports', 'operator_actions', 'mail_outbox'] as const)
    await database.deleteFrom(table).execute()
  const reports = texts.map((text) => ({
    challenge_id: stepIds[0] ?? '',
    language: 'english' as const,
    kind: 'text' as const,
    details: text,
    failed_tests: '[1]',
    files: JSON.stringify([{ name: text, contents: text }]),
    reported_on: '2026-01-02',
  }))
  await database.insertInto('lesson_reports').values(reports).execute()
  const camperReports = texts.map((details) => ({
    user_id: operatorId,
    report_id: randomUUID(),
    reporter_id: operatorId,
    details,
    reported_at: new Date(),
  }))
  await database.insertInto('camper_reports').values(camperReports).execute()
  const actions = texts.map((text) => ({
    action_id: randomUUID(),
    done_at: new Date(),
    operator_id: operatorId,
    action: 'settle-report' as const,
    camper_id: null,
    about: text,
    reason: text,
  }))
  await database.insertInto('operator_actions').values(actions).execute()
  const mails = texts.map((text) => ({
    mail_id: randomUUID(),
    recipient: text,
    subject: '',
    body: '',
    created_at: new Date(),
    kind: 'notice' as const,
    send_until: new Date(),
    about: [],
  }))
  await database.insertInto('mail_outbox').values(mails).execute()
}

nightly('nothing that strangers write runs as code on the pages of operators', async ({ page }) => {
  test.slow()
  failOnConsoleErrors(page)
  const { userId } = await signUp(page, school, 'reads-it-all@example.org')
  await addOperator(school.database, userId, new Date())
  for (let start = 0; start < hostileTexts.length; start += shownAtOnce) {
    const texts = hostileTexts.slice(start, start + shownAtOnce)
    await writeForOperators(userId, texts)
    for (const path of ['/admin/reports', '/admin/log', '/admin/mail']) {
      await page.goto(school.product.origin + path)
      // All of them appear, as text.
      await expect(page.getByText(texts.at(-1)?.trim() ?? '').first()).toBeAttached()
      expect(await canaryOf(page)).toBeUndefined()
    }
  }
})
