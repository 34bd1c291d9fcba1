import { countFigures } from '#figures/figures-store.ts'
import type { SchoolCommand } from './school-command.ts'
import { withDatabase } from './with-database.ts'

const recentDays = 30
const dayMs = 24 * 60 * 60 * 1000

export const showFigures: SchoolCommand = {
  words: ['stats'],
  parameters: [],
  meaning: 'counts campers, lessons, certificates and supporters',
  run: async ({ storage, now }) => {
    const since = new Date(now().getTime() - recentDays * dayMs)
    const figures = await withDatabase(storage, (database) => countFigures(database, since))
    const lines: readonly (readonly [string, string | number])[] = [
      ['campers', figures.campers],
      [`of them new in ${recentDays} days`, figures.newCampers],
      [`of them learning in ${recentDays} days`, figures.activeCampers],
      ['completed lessons', figures.completions],
      ['claimed certificates', figures.certificates],
      ['supporters', figures.supporters],
      ['mails that wait', figures.waitingMails],
      ['database', `${Math.ceil(figures.databaseBytes / 1e6)} MB`],
    ]
    const width = Math.max(...lines.map(([name]) => name.length))
    return lines.map(([name, value]) => `${name.padEnd(width)}  ${value}`).join('\n')
  },
}
