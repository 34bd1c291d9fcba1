import { paths } from '@cairn/contract'
import { Link } from 'react-router'
import { analytics } from '#shared/analytics/analytics.ts'
import { useSessionUser } from '#shared/call/session-user.ts'
import { useSite } from '#shared/call/site.ts'
import { TaggedText } from '#shared/language/tagged-text.tsx'

/** One sentence for campers who do not give yet, in a school that takes donations. */
export function DonationAlert() {
  const { donations } = useSite()
  const user = useSessionUser()
  if (!donations || !user || user.isDonating) return null
  const note = () => analytics.track({ event: 'donation_related', action: 'Learn Donation Alert Click' })
  return (
    <p className="notice">
      <TaggedText
        id="donate.alert"
        elements={{ 1: <Link to={paths.donate} reloadDocument onClick={note} /> }}
      />
    </p>
  )
}
