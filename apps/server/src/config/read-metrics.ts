import type { VariableName } from './environment-variables.ts'

/** Where metrics are read. */
export type MetricsConfig = { port: number; host: string }

type Value = (name: VariableName) => string

/** Undefined for a school that counts nothing; a port that is taken already is a mistake. */
export function readMetrics(
  value: Value,
  taken: readonly number[],
): { metrics: MetricsConfig | undefined; mistakes: string[] } {
  if (value('METRICS_PORT') === '') return { metrics: undefined, mistakes: [] }
  const port = Number(value('METRICS_PORT'))
  const isTaken = port > 0 && taken.includes(port)
  const mistakes = isTaken
    ? [`METRICS_PORT=${port} must differ from PORT and RUNNER_PORT, which strangers can reach.`]
    : []
  return { metrics: { port, host: value('METRICS_HOST') }, mistakes }
}
