import { z } from '@cairn/contract'
import { readBounded } from '#http/read-bounded.ts'

type ForumOptions = {
  /** Where the forum is when there is no invitation; null for a school that has invitations only. */
  forumUrl: string | null
  /** Where invitations are asked for; null for a school without. */
  forumInviteUrl: string | null
  onFailure: (error: unknown) => void
  now: () => Date
}

const Invitation = z.object({ invite_link: z.url({ protocol: /^https?$/ }) })

const patienceMs = 3000
/** How long an invitation is kept, and how long none is asked for after a failure. */
const keptMs = { invitation: 10 * 60 * 1000, failure: 60 * 1000 } as const

/** Finds where the forum is; null if that is unknown right now. Invitations run out, so a new one is asked for. */
export function openForum(options: ForumOptions): () => Promise<string | null> {
  const { forumUrl, forumInviteUrl, onFailure, now } = options
  let kept: { invitation: Promise<string | null>; until: number } | undefined

  const ask = async (address: string): Promise<string | null> => {
    try {
      const response = await fetch(address, { signal: AbortSignal.timeout(patienceMs), redirect: 'error' })
      const invitation: unknown = JSON.parse((await readBounded(response)).toString())
      // As browsers write it: a header has no room for other letters.
      return new URL(Invitation.parse(invitation).invite_link).href
    } catch (error) {
      onFailure(error)
      if (kept) kept.until = now().getTime() + keptMs.failure
      return null
    }
  }

  return async () => {
    if (forumInviteUrl === null) return forumUrl
    if (!kept || kept.until <= now().getTime()) {
      kept = { invitation: ask(forumInviteUrl), until: now().getTime() + keptMs.invitation }
    }
    return (await kept.invitation) ?? forumUrl
  }
}
