type Query<Row> = { execute(): Promise<Row[]> }

/** The only column of all rows that a query finds. */
export async function listValues<Row extends object>(query: Query<Row>): Promise<Row[keyof Row][]> {
  const rows = await query.execute()
  return rows.flatMap((row) => Object.values<Row[keyof Row]>(row as Record<string, Row[keyof Row]>))
}
