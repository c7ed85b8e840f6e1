import { changeItemView, type ChangeItemView } from './change-item.ts'
import { screenEdition } from './edition.ts'
import type { Content } from './screen.ts'

/** The changes in the current edition, newest first; undefined while there is no edition. */
export function editionChanges(
  content: Content,
):
  | { readonly zone: string; readonly name: string; readonly items: readonly ChangeItemView[] }
  | undefined {
  const edition = screenEdition({ content, meta: {} })
  if (!edition) return undefined
  const { year, zone, name } = edition
  const stubs = new Map(
    content.get(`/years/${year}/program`)?.events.map((event) => [event.id, event]),
  )
  const changes = content.get(`/years/${year}/changes`)?.changes ?? []
  return {
    zone,
    name,
    items: changes.map((change) => changeItemView(change, stubs.get(change.event.id), zone)),
  }
}
