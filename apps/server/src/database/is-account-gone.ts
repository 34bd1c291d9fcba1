/** Foreign keys refer to accounts, or to rows that are held or never deleted: the account has just been deleted. */
export function isAccountGone(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === '23503'
}
