import type { Line } from 'content/history/changes-in-words.ts'

export function ChangeLines({ lines }: { lines: readonly Line[] }) {
  return (
    <dl className="change-lines">
      {lines.map(({ words, old, new: next }, index) => (
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
