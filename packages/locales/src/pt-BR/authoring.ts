export const authoring = {
  title: 'Problemas nas lições',
  found_one: '{{count}} problema nas lições',
  found_many: '{{count}} problemas nas lições',
  found_other: '{{count}} problemas nas lições',
} as const
