import { stateWords, type StateFacts } from 'content/lists/words.ts'
import { inList, type CellProps } from './cell-props.ts'
import styles from './lists.module.css'
import { plannedReleases } from './loaders.ts'

export const StateCell = inList(async ({ rowData, payload, collectionSlug }: CellProps) => {
  const { id, _displayStatus: shown, _status: status, status: event } = rowData
  const releases = await plannedReleases(payload, collectionSlug)
  const words = stateWords({
    status: (shown ?? status) as StateFacts['status'], // Payload fills both fields, with the same values
    withdrawn: rowData['withdrawn'] === true,
    goesAhead: stateOf(event),
    planned: releases.get(Number(id)) ?? [],
  })
  return (
    <ul className={styles.states}>
      {words.map((word) => (
        <li key={word} className={styles.state}>
          {word}
        </li>
      ))}
    </ul>
  )
})

function stateOf(status: unknown): string | undefined {
  return typeof status === 'object' && status !== null && 'state' in status
    ? String(status.state)
    : undefined
}
