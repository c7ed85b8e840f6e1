/**
 * An example of an import from another system (docs/exchange.md): makes a folder from that system's CSV file of
 * events. `node content/exchange/from-csv.ts events.csv 2027 my-festival`
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { slug } from 'contract/rules/slug.ts'
import { parse } from 'csv-parse/sync'
import type { Plain } from './document.ts'
import { sortName } from '../rules/sort-name.ts'
import { endAfter } from './sheets/session-times.ts'
import { writeText } from './text-file.ts'

/** Rows with the same title are sessions of one event, which takes all but the times from the first row. */
interface Row {
  readonly title: string
  readonly type: string
  /** `2027-03-06`. */
  readonly date: string
  /** `18:00`. */
  readonly start: string
  /** An end that is not after the start is on the next day. */
  readonly end: string
  readonly venue: string
  /** Separated by semicolons. */
  readonly artists: string
  readonly summary: string
  readonly text: string
}

/** Texts of the folder's files, by path. */
export function filesOf(csv: string, year: number): ReadonlyMap<string, string> {
  const rows = parse<Row>(csv, { bom: true, columns: true, skip_empty_lines: true })
  const files = new Map<string, string>()
  const write = (path: string, data: Plain, textField: string) =>
    files.set(`${path}.md`, writeText(data, { name: textField, kind: 'prose' }))

  for (const [title, sessions = []] of Map.groupBy(rows, (row) => row.title)) {
    const [first] = sessions
    if (!first) continue
    const artists = namesIn(first.artists)
    const event = {
      title,
      type: first.type,
      teaser: first.summary,
      sessions: sessions.map(({ date, start: time, end }) => {
        const start = `${date}T${time}`
        return { start, end: endAfter(start, end) }
      }),
      venues: [slug(first.venue)],
      artists: artists.map((name) => ({ artist: slug(name), role: 'artist' })),
      body: first.text,
    }
    write(`${year}/events/${slug(title)}`, event, 'body')
    // The other system has no precincts, so every venue gets the precinct `city`. The records are imported as drafts,
    // and staff correct such facts in the studio.
    const venue = { name: first.venue, editions: [{ year, precinct: 'city' }] }
    write(`venues/${slug(first.venue)}`, venue, 'body')
    for (const name of artists) {
      write(`artists/${slug(name)}`, { name, sort_name: sortName(name) }, 'bio')
    }
  }
  return files
}

function namesIn(cell: string): string[] {
  return cell
    .split(';')
    .map((name) => name.trim())
    .filter((name) => name !== '')
}

if (import.meta.main) {
  const [csv, year, folder] = process.argv.slice(2)
  if (!csv || !year || !folder) {
    console.error('Usage: node content/exchange/from-csv.ts <file.csv> <year> <folder>')
    process.exit(1)
  }
  for (const [path, text] of filesOf(await readFile(csv, 'utf8'), Number(year))) {
    const file = join(folder, path)
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, text)
  }
}
