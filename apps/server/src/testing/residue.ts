import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Database } from '#database/schema.ts'

/**
 * The tables with rows that contain one of these words: in any column of any type, in any case, as bytes, or as an
 * unkeyed hash.
 */
export async function residue(database: Database, words: readonly string[]): Promise<string[]> {
  const tables = await sql<{ schema: string; name: string }>`
    select table_schema as schema, table_name as name from information_schema.tables
    where table_schema in ('public', 'jobs')`.execute(database)
  const forms = words.flatMap(formsOf)
  const found: string[] = []
  for (const { schema, name } of tables.rows) {
    // As JSON, in which every type is readable: bytes in hexadecimal, and arrays and documents with their contents.
    const rows = await sql<{
      text: string
    }>`select to_jsonb(t)::text as text from ${sql.table(`${schema}.${name}`)} t`.execute(database)
    const texts = rows.rows.map(({ text }) => text.toLowerCase())
    if (texts.some((text) => forms.some((form) => text.includes(form)))) found.push(name)
  }
  return found
}

function formsOf(word: string): string[] {
  const bytes = Buffer.from(word)
  const hashes = ['md5', 'sha1', 'sha256'].map((name) => createHash(name).update(bytes).digest())
  const encoded = [bytes, ...hashes].flatMap((value) => [
    value.toString('hex'),
    value.toString('base64').replaceAll('=', ''),
    value.toString('base64url'),
  ])
  return [word, word.replaceAll('-', ''), ...encoded].map((form) => form.toLowerCase())
}
