import { MissingPartNotice } from './missing-part-notice.tsx'
import { OfflineNotice } from './offline-notice.tsx'
import { ServerAwayNotice } from './server-away-notice.tsx'
import { SlowPageNotice } from './slow-page-notice.tsx'

/** What is wrong with the connection right now (docs/reference/camper-pages.md, “Frame”). */
export function Notices() {
  return (
    <div role="status">
      <OfflineNotice />
      <ServerAwayNotice />
      <MissingPartNotice />
      <SlowPageNotice />
    </div>
  )
}
