import * as z from 'zod/mini'

/** What the build of the runner says of its documents. */
export const RunnerManifest = z.object({
  version: z.string(),
  /** By the name of the document. */
  headers: z.record(z.string(), z.record(z.string(), z.string())),
})
export type RunnerManifest = z.infer<typeof RunnerManifest>
