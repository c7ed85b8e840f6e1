import type { Reference } from 'content/collections/lookups/references.ts'

const SHOWN = 12

/** What leads to a record: "7 events and 1 guide lead here", and which. */
export function ReferenceList({ references }: { references: readonly Reference[] }) {
  if (references.length === 0) return <p>Nothing else leads here.</p>
  const rest = references.length - SHOWN
  return (
    <>
      <p>
        <strong>{countsInWords(references)}</strong>. They stay, without the link: look at them
        afterwards.
      </p>
      <ul className="studio-dialog__references">
        {references.slice(0, SHOWN).map(({ from, id, kind, title, fields }) => (
          <li key={`${from} ${id ?? ''}`}>
            <a href={placeOfForm(from, id)} target="_blank" rel="noreferrer">
              {title}
            </a>{' '}
            ({kind}: {fields.join('; ')})
          </li>
        ))}
        {rest > 0 && <li>and {rest} more</li>}
      </ul>
    </>
  )
}

function placeOfForm(from: string, id: number | undefined): string {
  return id === undefined ? `/admin/globals/${from}` : `/admin/collections/${from}/${id}`
}

/** "7 events, 1 guide lead here". */
function countsInWords(references: readonly Reference[]): string {
  const kinds = Map.groupBy(references, ({ from }) => from)
  const counts = [...kinds.values()].map((rows) => {
    const [first] = rows
    const words = rows.length === 1 ? first?.kind : first?.kinds
    return `${rows.length} ${words?.toLowerCase() ?? ''}`
  })
  return `${counts.join(', ')} ${references.length === 1 ? 'leads' : 'lead'} here`
}
