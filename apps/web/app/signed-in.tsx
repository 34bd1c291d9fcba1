import type { SessionUser } from '@cairn/contract'
import { useAccountMemories } from '#review/memories/use-account-memories.ts'
import { usePrivacyQuestion } from '#sign-in/email-sign-up/use-privacy-question.ts'
import { OutboxSign } from '#workshop/submission/outbox-sign.tsx'
import { AutomaticSignOut } from '#shell/automatic-sign-out.tsx'
import { useAccountLanguage } from '#shell/use-account-language.ts'

/** What the page does for those who are signed in, and visitors do not load. */
export function SignedIn({ user }: { user: SessionUser }) {
  useAccountLanguage(user)
  usePrivacyQuestion(user)
  useAccountMemories(user.id)
  return (
    <>
      <OutboxSign user={user} />
      <AutomaticSignOut />
    </>
  )
}
