/**
 * Whether a stored value is an object in which these fields are texts. What a page reads at its start is checked by
 * hand, so that it need not wait for a library of schemas (decision 66).
 */
export function hasTexts<Name extends string>(
  value: unknown,
  names: readonly Name[],
): value is Record<Name, string> {
  if (typeof value !== 'object' || value === null) return false
  const fields = value as Partial<Record<Name, unknown>>
  return names.every((name) => typeof fields[name] === 'string')
}
