import { printableJson, type Trouble } from '@cairn/contract'
import { forgetOldCounts, listCounts } from '#trouble/count-store.ts'
import { dayOf } from '#trouble/day-of.ts'
import { deleteReport, listReports } from '#trouble/report-store.ts'
import { CommandError } from './command-error.ts'
import type { SchoolCommand } from './school-command.ts'
import { withDatabase } from './with-database.ts'

/** For the tools of authors, which know where the lessons are written. */
export const listTrouble: SchoolCommand = {
  words: ['trouble'],
  parameters: [],
  meaning:
    'prints what readers report and where they get stuck, as JSON; for `npm run curriculum -- trouble`',
  run: async ({ storage, now }) =>
    withDatabase(storage, async (database) => {
      await forgetOldCounts(database, dayOf(now()))
      const trouble: Trouble = { reports: await listReports(database), lessons: await listCounts(database) }
      return printableJson(trouble)
    }),
}

export const settleReport: SchoolCommand = {
  words: ['trouble', 'done'],
  parameters: ['REPORT'],
  meaning: 'deletes a report about a lesson that has been dealt with',
  run: async ({ storage }, [number = '']) => {
    const isDeleted =
      /^\d{1,9}$/.test(number) &&
      (await withDatabase(storage, (database) => deleteReport(database, Number(number))))
    if (!isDeleted) throw new CommandError(`There is no report ${number}.`)
    return `Report ${number} is settled.`
  },
}
