import { hash } from 'node:crypto'
import * as v from 'valibot'
import { createOwnFolder } from '../replica/own-folder.ts'
import { createSaving } from '../replica/saving.ts'
import { sealed, unsealed } from '../replica/sealed.ts'
import type { ShellView } from '../shell/load-shell.ts'
import type { Body } from './compress.ts'
import type { KnownPath } from './known-paths.ts'
import type { PublishedPage } from './page.ts'
import type { RenderDeps } from './render.ts'

const MAX_BYTES = 16 * 1024 * 1024
const NAME_DIGITS = 32

const BodyOnDisk = v.object({ br: v.number(), gzip: v.number(), hash: v.string() })

/** What a page's file says; the bodies follow, of these lengths. */
const Contents = v.object({
  /** Hash of all that the page was made from but answers and time. */
  madeFrom: v.string(),
  since: v.number(),
  until: v.optional(v.number()),
  /** Keys and etags; none for a key that had no answer. */
  reads: v.array(v.tuple([v.string(), v.nullable(v.string())])),
  view: v.string(),
  styleHash: v.string(),
  noindex: v.boolean(),
  images: v.array(v.string()),
  page: v.string(),
  html: BodyOnDisk,
  payload: BodyOnDisk,
  islands: BodyOnDisk,
})

export interface KeptPagesDeps extends Omit<RenderDeps, 'app' | 'assetsOf'> {
  readonly dataDir: string
  readonly log: (event: string, fields: Readonly<Record<string, unknown>>) => void
}

/**
 * The pages on disk, so that a start renders nothing that has not changed (decision 028): a sealed file for each path,
 * written when the page has been published. One that is damaged, of another build, other settings or another shell reads
 * as absent. Whether its answers and its hour still hold is asked as of any page (`isStale`).
 */
export function createKeptPages(deps: KeptPagesDeps) {
  const { dataDir, log } = deps
  const folder = createOwnFolder(dataDir, ['site', 'pages'])
  const attempts = createSaving('pages', log)
  const hashOf = createHashOf(deps)
  /** Pending writes by path; undefined means delete. */
  const due = new Map<string, PublishedPage | undefined>()
  const state = { closed: false, isTidy: false }
  let saving: Promise<void> = Promise.resolve()

  async function write(path: string, page: PublishedPage | undefined): Promise<void> {
    if (page) await folder.write(nameOf(path), fileOf(page, hashOf(page)))
    else await folder.remove(nameOf(path))
  }

  /** Removes the pages of paths that are no more, and what a write that was cut off left. */
  async function tidy(paths: Iterable<string>): Promise<void> {
    const names = new Set(Array.from(paths, nameOf))
    for (const name of await folder.names()) if (!names.has(name)) await folder.remove(name)
  }

  /** One page after the other. */
  async function saveAll(paths: Iterable<string>): Promise<void> {
    if (!state.isTidy) await tidy(paths)
    state.isTidy = true
    for (const [path, page] of due) {
      if (state.closed) return
      await write(path, page)
      // Another may have come meanwhile.
      if (due.get(path) === page) due.delete(path)
    }
  }

  return {
    /** The page of a path as it was last kept, for a shell. */
    async read(known: KnownPath, shell: ShellView): Promise<PublishedPage | undefined> {
      try {
        const bytes = await folder.read(nameOf(known.path), MAX_BYTES)
        const { page, madeFrom } = parse(bytes, known, shell)
        return madeFrom === hashOf(page) ? page : undefined
      } catch {
        // Not there or not to be trusted: it can be rendered again.
        return undefined
      }
    },
    take(page: PublishedPage): void {
      due.set(page.known.path, page)
    },
    drop(path: string): void {
      due.set(path, undefined)
    },
    /**
     * Writes what has been taken, behind what is published and never waited for by it; what the disk refuses is written
     * at the next call.
     */
    save(paths: Iterable<string>): void {
      saving = saving.then(() => attempts.attempt(() => saveAll(paths)))
    },
    /** Resolves when all that was to be saved is on disk, or the disk has refused it. */
    saved: (): Promise<void> => saving,
    hasFailed: attempts.hasFailed,
    /** Resolves when the page under way is on disk; those after it are rendered at the next start. */
    async close(): Promise<void> {
      state.closed = true
      await saving
    },
  }
}

export type KeptPages = ReturnType<typeof createKeptPages>

function nameOf(path: string): string {
  return hash('sha256', path).slice(0, NAME_DIGITS)
}

/** The same for two pages only if all is the same that they were made from, answers and time aside. */
function createHashOf({ build, clockOffsetMs, settings, origin }: KeptPagesDeps) {
  // Node compresses, each version in its own way.
  const ofSite = JSON.stringify([process.version, build, clockOffsetMs, settings, origin])
  const ofShells = new WeakMap<ShellView, string>()
  return ({ known, shell }: Pick<PublishedPage, 'known' | 'shell'>): string => {
    const ofShell = ofShells.get(shell) ?? hash('sha256', ofSite + JSON.stringify(shell))
    ofShells.set(shell, ofShell)
    return hash('sha256', ofShell + JSON.stringify(known))
  }
}

function fileOf(page: PublishedPage, madeFrom: string): Uint8Array[] {
  const {
    html,
    payload,
    islands,
    page: hashOfPage,
    since,
    until,
    reads,
    view,
    styleHash,
    noindex,
    images,
  } = page
  const contents: v.InferInput<typeof Contents> = {
    madeFrom,
    since,
    until,
    reads: [...reads].map(([key, etag]) => [key, etag ?? null]),
    view,
    styleHash,
    noindex,
    images: [...images],
    page: hashOfPage,
    html: onDisk(html),
    payload: onDisk(payload),
    islands: onDisk(islands),
  }
  const bodies = [html, payload, islands].flatMap(({ br, gzip }) => [br, gzip])
  return sealed(contents, bodies)
}

function onDisk({ br, gzip, hash: ofBody }: Body): v.InferInput<typeof BodyOnDisk> {
  return { br: br.length, gzip: gzip.length, hash: ofBody }
}

function parse(bytes: Buffer, known: KnownPath, shell: ShellView) {
  const { contents, bytes: bodies } = unsealed(bytes)
  let end = 0
  const next = (length: number) => bodies.subarray(end, (end += length))
  const bodyOf = ({ br, gzip, hash: ofBody }: v.InferOutput<typeof BodyOnDisk>): Body => ({
    br: next(br),
    gzip: next(gzip),
    hash: ofBody,
  })
  const { madeFrom, until, reads, html, payload, islands, ...rest } = v.parse(Contents, contents)
  const page: PublishedPage = {
    ...rest,
    known,
    shell,
    until,
    reads: new Map(reads.map(([key, etag]) => [key, etag ?? undefined])),
    html: bodyOf(html),
    payload: bodyOf(payload),
    islands: bodyOf(islands),
  }
  return { page, madeFrom }
}
