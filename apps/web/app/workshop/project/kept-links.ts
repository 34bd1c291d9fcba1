import { z } from '@cairn/contract'
import { readStored, removeStored, writeStored } from '#shared/storage/browser-storage.ts'

const ProjectLinks = z.object({ solution: z.string(), githubLink: z.string() })
export type ProjectLinks = z.infer<typeof ProjectLinks>

const keyOf = (challengeId: string) => `project-links-${challengeId}`

/** The links of a project as they were last typed in this browser. */
export function readKeptLinks(challengeId: string): ProjectLinks {
  const none = { solution: '', githubLink: '' }
  try {
    const kept = ProjectLinks.safeParse(JSON.parse(readStored(keyOf(challengeId)) ?? 'null'))
    return kept.success ? kept.data : none
  } catch {
    // Damaged by a crash: the form starts empty.
    return none
  }
}

export function keepLinks(challengeId: string, links: ProjectLinks): void {
  writeStored(keyOf(challengeId), JSON.stringify(links))
}

export function forgetLinks(challengeId: string): void {
  removeStored(keyOf(challengeId))
}
