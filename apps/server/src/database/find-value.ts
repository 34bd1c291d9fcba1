type Query<Row> = { executeTakeFirst(): Promise<Row | undefined> }

/** The only column of the first row that a query finds or a statement returns; undefined if there is none. */
export async function findValue<Row extends object>(query: Query<Row>): Promise<Row[keyof Row] | undefined> {
  const row = await query.executeTakeFirst()
  return row && Object.values<Row[keyof Row]>(row as Record<string, Row[keyof Row]>)[0]
}
