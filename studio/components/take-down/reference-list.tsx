import type { Reference } from 'content/lookups/references.ts'
import { formOf } from 'content/saving/form-of.ts'

/** A judgement: as many as a dialog shows on a laptop without scrolling. */
const SHOWN = 12

export function ReferenceList({ references }: { references: readonly Reference[] }) {
  if (references.length === 0) return <p>No other record links here.</p>
  return (
    <>
      <p>
        <strong>
          {kindsInWords(references)} {references.length === 1 ? 'leads' : 'lead'} here
        </strong>
        . They stay, without the link: look at them afterwards.
      </p>
      <References references={references} />
    </>
  )
}

export function References({ references }: { references: readonly Reference[] }) {
  const rest = references.slice(SHOWN)
  return (
    <>
      <ul className="references">
        {references.slice(0, SHOWN).map((reference) => (
          <Line key={formOf(reference.target)} reference={reference} />
        ))}
      </ul>
      {rest.length > 0 && (
        <details>
          <summary>{rest.length} more</summary>
          <ul className="references">
            {rest.map((reference) => (
              <Line key={formOf(reference.target)} reference={reference} />
            ))}
          </ul>
        </details>
      )}
    </>
  )
}

function Line({ reference: { target, kind, title, fields } }: { reference: Reference }) {
  return (
    <li>
      <a href={formOf(target)} target="_blank" rel="noreferrer">
        {title}
      </a>{' '}
      ({kind}: {fields.join('; ')})
    </li>
  )
}

/** "7 events, 1 guide, site settings". */
export function kindsInWords(references: readonly Reference[]): string {
  const groups = Map.groupBy(references, ({ kinds }) => kinds)
  const counts = [...groups.values()].map((rows) => {
    const [{ target, kind, kinds }] = rows as [Reference, ...Reference[]] // a group has rows
    if ('global' in target) return kind.toLowerCase()
    return `${rows.length} ${(rows.length === 1 ? kind : kinds).toLowerCase()}`
  })
  return counts.join(', ')
}
