/** How many challenges a camper has completed is only told as roughly as this. */
export const completionLevels = [0, 1, 10, 100, 1000, 10_000] as const
