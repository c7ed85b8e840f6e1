import { exportAddress } from './sheets-request.ts'
import styles from './sheets.module.css'

/** The names of the sheets, as the server knows them. */
const SHEETS = ['Events', 'Sessions', 'Venues', 'Artists', 'Picture credits']

export function ExportLinks({ edition }: { readonly edition: number }) {
  return (
    <section aria-labelledby="export">
      <h2 id="export">Export</h2>
      <p>The program of {edition}, drafts included. Change it, and import it here again.</p>
      <ul className={styles['links']}>
        <li>
          <a href={exportAddress(edition, 'xlsx')} download>
            Workbook (XLSX)
          </a>
        </li>
        <li>
          <a href={exportAddress(edition, 'csv')} download>
            All sheets as CSV (ZIP)
          </a>
        </li>
        {SHEETS.map((sheet) => (
          <li key={sheet}>
            <a href={exportAddress(edition, 'csv', sheet)} download>
              {sheet} (CSV)
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
