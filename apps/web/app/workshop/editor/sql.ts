import { Compartment } from '@codemirror/state'
import type { EditorView } from '@codemirror/view'

/** Registers the language once it has loaded: its lists of words are long, and few lessons need them. */
export const sqlLanguage = new Compartment()

/** Colors SQL as PostgreSQL reads it, and suggests its words. */
export async function addSql(view: EditorView): Promise<void> {
  const { PostgreSQL, sql } = await import('@codemirror/lang-sql')
  view.dispatch({ effects: sqlLanguage.reconfigure(sql({ dialect: PostgreSQL })) })
}
