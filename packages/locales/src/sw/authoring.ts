export const authoring = {
  title: 'Hitilafu katika masomo',
  found_one: 'Hitilafu {{count}} katika masomo',
  found_other: 'Hitilafu {{count}} katika masomo',
} as const
