import { findCurrentEdition, findEditions } from 'content/editions/find-editions.ts'
import type { AdminViewServerProps } from 'payload'
import { StaffView } from '../views/staff-view.tsx'
import { SheetsPage } from './sheets-page.tsx'

/** `/admin/spreadsheets` */
export async function Spreadsheets(props: AdminViewServerProps) {
  const { req } = props.initPageResult
  const title = 'Spreadsheets'
  if (!req.user) return <StaffView of={props} title={title} />
  const editions = await findEditions(req)
  const years = editions.map(({ year }) => year).toSorted((one, other) => other - one)
  const current = (await findCurrentEdition(req))?.year ?? years[0]
  return (
    <StaffView of={props} title={title} isWide>
      {current === undefined ? (
        <p>
          There is no edition yet. <a href="/admin/collections/festivals/create">Make one first</a>:
          events belong to an edition.
        </p>
      ) : (
        <SheetsPage years={years} current={current} />
      )}
    </StaffView>
  )
}
