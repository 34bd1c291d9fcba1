/** A naive harness puts nothing back. */
export const restoreUnlessTampered = () => undefined
