import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Payload } from 'payload'
import type { Snapshot } from './lost-columns.ts'

/** `made`: after all migrations, as Payload wrote it beside the newest. `needed`: what the collections need. */
export interface TableSnapshots {
  readonly made: Snapshot
  readonly needed: Snapshot
}

export async function readTableSnapshots({ db }: Payload): Promise<TableSnapshots> {
  const { generateDrizzleJson } = db.requireDrizzleKit()
  const snapshots = readdirSync(db.migrationDir).filter((file) => /^\d.*\.json$/.test(file))
  const newest = snapshots.toSorted().at(-1)
  return {
    made: JSON.parse(
      newest ? readFileSync(join(db.migrationDir, newest), 'utf8') : '{"tables":{}}',
    ),
    // Through JSON, because the other snapshot was read from JSON.
    needed: JSON.parse(JSON.stringify(await generateDrizzleJson(db.schema))),
  }
}

/** These keys name the snapshot and the one before, so they always differ. */
const OWN = ['id', 'prevId']

/** Returns places such as `tables.public.events.columns.age`. If there are none, no migration is missing. */
export function tableDifferences({ made, needed }: TableSnapshots): readonly string[] {
  return differences(made, needed).filter((place) => !OWN.includes(place))
}

function differences(one: unknown, other: unknown): string[] {
  if (!isObject(one) || !isObject(other)) return one === other ? [] : ['']
  return [...new Set([...Object.keys(one), ...Object.keys(other)])].flatMap((key) =>
    differences(one[key], other[key]).map((rest) => (rest ? `${key}.${rest}` : key)),
  )
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null
}
