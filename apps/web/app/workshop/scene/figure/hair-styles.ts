export const hairStyles = ['short', 'crop', 'swept', 'curly', 'bob', 'long', 'bun', 'ponytail'] as const
export type HairStyle = (typeof hairStyles)[number]
