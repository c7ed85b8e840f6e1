import type { CollectionSlug, Payload } from 'payload'
import type { ReactNode } from 'react'

/** What Payload gives a cell that is drawn on the server. */
export interface CellProps {
  readonly rowData: Readonly<Record<string, unknown>>
  readonly payload: Payload
  readonly collectionSlug: CollectionSlug
}

/** Draws a cell in lists only. Payload also draws cells in forms, where they have no row and show nothing. */
export function inList<Props extends CellProps>(
  draw: (props: Props) => ReactNode | Promise<ReactNode>,
) {
  return (props: Omit<Props, 'rowData'> & Partial<Pick<Props, 'rowData'>>) =>
    props.rowData ? draw(props as Props) : null // it has its row
}
