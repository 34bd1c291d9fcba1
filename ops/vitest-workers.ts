import { availableParallelism } from 'node:os'

/**
 * How many test files run at once. One more than there are processors, because most tests wait for a part of their time:
 * for a database, a process, a browser or a time limit. Projects of one group must have the same number.
 */
export const vitestWorkers = availableParallelism() + 1
