import { useSite } from '#shared/call/site.ts'

/** How to reach the people who run this school. */
export function SchoolContact() {
  const { address, email, phone } = useSite().frame
  if (address === null && email === null && phone === null) return null
  return (
    <address className="site-footer__contact">
      {address !== null && <bdi>{address}</bdi>}
      {email !== null && <a href={`mailto:${email}`}>{email}</a>}
      {phone !== null && (
        <a href={`tel:${phone.replaceAll(/[^\d+]/g, '')}`} dir="ltr">
          {phone}
        </a>
      )}
    </address>
  )
}
