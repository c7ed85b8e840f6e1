import { filterChoices } from 'content/lists/filter-choices.ts'
import type { ListViewServerProps } from 'payload'
import { FilteredList } from './filtered-list.tsx'
import { listClientProps } from './list-props.ts'

export async function RecordList(props: ListViewServerProps) {
  const { payload } = props
  const [{ docs: editions }, { festival_year: year }] = await Promise.all([
    payload.find({
      collection: 'festivals',
      sort: '-year',
      depth: 0,
      pagination: false,
      select: { year: true, name: true, types: true, precincts: true, start: true },
    }),
    payload.findGlobal({ slug: 'site', depth: 0 }),
  ])
  return <FilteredList {...listClientProps(props)} choices={filterChoices(editions, year)} />
}
