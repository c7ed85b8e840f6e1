import type { Line } from 'content/collections/versions/changes-in-words.ts'

/** What changed: the field, what it was and what it is. */
export function ChangeLines({ lines }: { lines: readonly Line[] }) {
  return (
    <dl className="change-lines">
      {lines.map(({ words, old, new: next }, index) => (
        // Two rows of a list may have the same words.
        // oxlint-disable-next-line react/no-array-index-key
        <div key={`${index} ${words}`}>
          <dt>{words}</dt>
          <dd>
            {old && <del>{old}</del>}
            {old && next && ' → '}
            {next && <ins>{next}</ins>}
          </dd>
        </div>
      ))}
    </dl>
  )
}
