import { isNightly } from './is-nightly.ts'

const both = [
  { colorScheme: 'light', direction: 'ltr' },
  { colorScheme: 'dark', direction: 'rtl' },
] as const

/** Colors and directions that pages are looked at in: each at least once, every pair in the nightly profile. */
export const appearances = isNightly
  ? ([
      ...both,
      { colorScheme: 'light', direction: 'rtl' },
      { colorScheme: 'dark', direction: 'ltr' },
    ] as const)
  : both

/** Dark colors are the ones that contrast is lost in first; `accessible.spec.ts` looks at main pages in both. */
export const sampledColors = isNightly ? (['light', 'dark'] as const) : (['dark'] as const)
