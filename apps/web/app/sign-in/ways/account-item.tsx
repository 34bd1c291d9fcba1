import type { ReactNode } from 'react'

type AccountItemProps = {
  name: string
  /** What else is known of it, a paragraph each. */
  details: readonly string[]
  /** Marks what the camper is using right now. */
  sign?: ReactNode
  /** Left out for what cannot be removed here. `label` names it, too. */
  removal?: { text: string; label: string; onRemove: () => void } | undefined
}

/** A passkey, a linked service or a session, in the list of them. */
export function AccountItem({ name, details, sign, removal }: AccountItemProps) {
  return (
    <li>
      <div>
        <strong>{name}</strong>
        {sign}
        {details.map((detail) => (
          <p key={detail} className="soft">
            {detail}
          </p>
        ))}
      </div>
      {removal && (
        <button type="button" className="button" aria-label={removal.label} onClick={removal.onRemove}>
          {removal.text}
        </button>
      )}
    </li>
  )
}
