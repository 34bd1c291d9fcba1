import { openReruns, type Running } from '#reruns/open-reruns.ts'
import type { Reruns } from '#reruns/reruns.ts'
import type { LessonsToRun } from '#reruns/load-project.ts'
import type { CredentialServices } from './services.ts'
import { signBegun } from './sign-begun.ts'

type CredentialOptions = Omit<CredentialServices, 'runMissing' | 'wake'> & {
  curriculum: LessonsToRun
  /** Undefined where no browser is installed. */
  running: Running | undefined
}

/** Signing waits for verdicts on projects, and a verdict leads to signatures: each is made with the other. */
export async function openCredentials({
  running,
  ...services
}: CredentialOptions): Promise<{ credentials: CredentialServices; reruns: Reruns }> {
  const { database, curriculum, now } = services
  const credentials: CredentialServices = {
    ...services,
    runMissing: (...missing) => reruns.runMissing(...missing),
    wake: () => reruns.wake(),
  }
  const reruns = await openReruns({
    database,
    lessons: curriculum,
    running,
    whenDecided: (transaction, userId) => signBegun(credentials, transaction, userId),
    now,
  })
  return { credentials, reruns }
}
