import { paths } from '@cairn/contract'
import { Link } from 'react-router'
import { analytics } from '#shared/analytics/analytics.ts'
import { useSessionUser } from '#shared/call/session-user.ts'
import { useSite } from '#shared/call/site.ts'
import { TaggedText } from '#shared/language/tagged-text.tsx'

const alerts = {
  learn: { text: 'donate.alert', action: 'Learn Donation Alert Click' },
  beta: { text: 'donate.beta', action: 'Certification Donation Alert Click' },
} as const

/** One sentence that asks for a gift, in a school that takes donations. */
export function DonationAlert({ about }: { about: keyof typeof alerts }) {
  const { donations } = useSite()
  const user = useSessionUser()
  if (!donations || user?.isDonating) return null
  const { text, action } = alerts[about]
  const note = () => analytics.track({ event: 'donation_related', action })
  return (
    <p className="notice">
      <TaggedText id={text} elements={{ 1: <Link to={paths.donate} reloadDocument onClick={note} /> }} />
    </p>
  )
}
