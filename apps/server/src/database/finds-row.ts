/** Whether a query finds at least one row. */
export async function findsRow(query: { executeTakeFirst(): Promise<unknown> }): Promise<boolean> {
  const row = await query.executeTakeFirst()
  return row !== undefined
}
