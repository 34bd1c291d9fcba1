export const authoring = {
  found_one: '{{count}} problema nas lições',
  found_many: '{{count}} problemas nas lições',
  found_other: '{{count}} problemas nas lições',
} as const
