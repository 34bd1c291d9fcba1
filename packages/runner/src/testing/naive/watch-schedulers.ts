/** The naive harness itself sends with functions that inside/python/watch-schedulers.ts watches. */
export const watchSchedulers = () => () => false
