/** How often callers have made calls, where several processes count together. */
export type CallTables = {
  call_counts: {
    key_hash: Buffer
    calls: number
    ends_at: Date
  }
}
