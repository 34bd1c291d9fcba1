import { upsertExtraTime } from '#users/extra-time-store.ts'
import { CommandError } from './command-error.ts'
import { findCamper } from './find-camper.ts'
import type { SchoolCommand } from './school-command.ts'
import { withDatabase } from './with-database.ts'

const mostPercent = 400

/** For campers who need longer than others to read, type or decide. */
export const examExtraTime: SchoolCommand = {
  words: ['exam', 'extra-time'],
  parameters: ['USERNAME', 'PERCENT'],
  meaning: 'gives a camper more time for the exams they start from now on; 0 takes it back',
  run: async ({ storage }, [username = '', typed = '']) => {
    const percent = readPercent(typed)
    await withDatabase(storage, async (database) => {
      const user = await findCamper(database, username)
      await upsertExtraTime(database, user.user_id, percent)
    })
    return `${username} has ${percent}% more time for the exams they start from now on.`
  },
}

function readPercent(typed: string): number {
  const percent = /^\d+%?$/.test(typed) ? Number.parseInt(typed, 10) : Infinity
  if (percent > mostPercent) {
    throw new CommandError(
      `“${typed}” is not a number from 0 to ${mostPercent}. For half as much again type 50.`,
    )
  }
  return percent
}
