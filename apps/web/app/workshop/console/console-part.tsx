import type { ConsolePart as Part } from '@cairn/runner'

/** One printed value; one that holds others can be opened. */
export function ConsolePart({ part }: { part: Part }) {
  if (typeof part === 'string') return <span>{part}</span>
  return (
    <details className="console__value">
      <summary>{part.text}</summary>
      <ul>
        {part.entries.map(({ name, part: held }, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- a printed value never changes
          <li key={index}>
            <span className="console__name">{name}: </span>
            <ConsolePart part={held} />
          </li>
        ))}
      </ul>
    </details>
  )
}
