import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as v from 'valibot'

const Manifest = v.object({
  format: v.literal(1),
  /** In order: a restore runs them to make the same schema. */
  migrations: v.array(v.string()),
  /** The folder of the tables, named by the instant of the backup. */
  rows: v.pipe(v.string(), v.regex(/^rows-[\d.TZ-]+$/)),
  tables: v.array(
    v.object({
      name: v.string(),
      columns: v.array(v.string()),
      /** SHA-256 of `{rows}/{name}.copy`, in hexadecimal. */
      sha256: v.string(),
    }),
  ),
  /** `last` is the last number that the sequence returned; absent if it has returned none. */
  sequences: v.array(v.object({ name: v.string(), last: v.optional(v.string()) })),
  media: v.array(v.object({ name: v.string(), sha256: v.string() })),
  /** Files that the rows name and the media store did not have. */
  missing: v.array(v.string()),
})

/** Written last: a folder without it is an unfinished backup. */
export type Manifest = v.InferOutput<typeof Manifest>

export const MANIFEST_FILE = 'backup.json'

/** Throws an error of one line if there is no finished backup. */
export async function readManifest(folder: string): Promise<Manifest> {
  try {
    return v.parse(Manifest, JSON.parse(await readFile(join(folder, MANIFEST_FILE), 'utf8')))
  } catch (cause) {
    throw new Error(`${folder} holds no finished backup`, { cause })
  }
}

/** The rows are in the text format of `COPY`. */
export function tableFile(folder: string, { rows }: Pick<Manifest, 'rows'>, table: string): string {
  return join(folder, rows, `${table}.copy`)
}

export function backupMediaFile(folder: string, name: string): string {
  return join(folder, 'media', name)
}
