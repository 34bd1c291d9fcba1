import type { Jobs, JobsOptions } from './open-jobs.ts'

type NeededOptions = JobsOptions & { onOpen: (jobs: Jobs) => void }

/** Opens the queues the first time that they are needed: it takes 0.2 s, for which other schools need not wait. */
export function jobsWhenNeeded({ onOpen, ...options }: NeededOptions): () => Promise<Jobs> {
  let opened: Promise<Jobs> | undefined
  async function open(): Promise<Jobs> {
    const { openJobs } = await import('./open-jobs.ts')
    const jobs = await openJobs(options)
    onOpen(jobs)
    return jobs
  }
  return () => (opened ??= open())
}
