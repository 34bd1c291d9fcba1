type OutsideLinkProps = { address: string; children: string }

/** A link to another site, in a tab of its own. */
export function OutsideLink({ address, children }: OutsideLinkProps) {
  return (
    <a href={address} target="_blank" rel="noopener noreferrer">
      {children} <span aria-hidden="true">↗</span>
    </a>
  )
}
