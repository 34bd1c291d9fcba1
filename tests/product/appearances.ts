import { isNightly } from './is-nightly.ts'

const darkFromTheRight = { colorScheme: 'dark', direction: 'rtl' } as const

/** Colors and directions that pages are looked at in. By default those that differ most from all other journeys'. */
export const appearances = isNightly
  ? ([
      darkFromTheRight,
      { colorScheme: 'light', direction: 'ltr' },
      { colorScheme: 'light', direction: 'rtl' },
      { colorScheme: 'dark', direction: 'ltr' },
    ] as const)
  : ([darkFromTheRight] as const)

/** Dark colors are the ones that contrast is lost in first; `accessible.spec.ts` looks at main pages in both. */
export const sampledColors = isNightly ? (['light', 'dark'] as const) : (['dark'] as const)

/** A phone is where room is lost first, and most other journeys have a wide window. */
export const sampledWidths = isNightly ? [1280, 375] : [375]
