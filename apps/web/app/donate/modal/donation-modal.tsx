import type { SessionUser } from '@cairn/contract'
import { useState } from 'react'
import { analytics } from '#shared/analytics/analytics.ts'
import { noteFinishedBlock, useFinishedBlock } from '#shared/finished-block.ts'
import { playSound } from '#shared/preferences/sound.ts'
import { recallSession, rememberAsked } from './asking-memory.ts'
import { DonationDialog } from './donation-dialog.tsx'
import type { ReasonToAsk } from './reason-to-ask.ts'
import { useAsking } from './use-asking.ts'

/** Asks campers for a donation, seldom (docs/reference/camper-pages.md, “Donations”). */
export function DonationModal({ user }: { user: SessionUser }) {
  const [reason, setReason] = useState<ReasonToAsk>()
  const block = useFinishedBlock(({ name }) => name)
  useAsking(user, (found) => {
    setReason(found)
    playSound('donation')
    const kind = found === 'block' ? 'Block' : 'Progress'
    analytics.track({ event: 'donation_view', action: `Displayed ${kind} Donation Modal` })
  })
  if (!reason) return null
  /** A camper who has just said no is not asked again on the next page for another reason. */
  const close = () => {
    const completed = user.completedChallenges.length
    const memory = recallSession(user.id, completed)
    if (memory) rememberAsked(memory, completed)
    noteFinishedBlock(null)
    setReason(undefined)
  }
  return <DonationDialog block={reason === 'block' ? block : null} onClose={close} />
}
