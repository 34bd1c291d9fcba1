export const authoring = {
  found_one: 'Hitilafu {{count}} katika masomo',
  found_other: 'Hitilafu {{count}} katika masomo',
} as const
