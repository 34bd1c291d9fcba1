/** A phone's screen. */
export const phone = { viewport: { width: 375, height: 740 }, hasTouch: true } as const
