/**
 * Removes the settings that PostgreSQL's clients take from the environment, such as `PGSSLMODE`: they are meant for another
 * database than the one that we run ourselves. Source: PostgreSQL 18, “34.15. Environment Variables”.
 */
export function forgetClientSettings(): void {
  for (const name of Object.keys(process.env)) {
    if (/^PG[A-Z_]+$/.test(name)) Reflect.deleteProperty(process.env, name)
  }
}
