import { fileSize } from 'contract/rules/file-size.ts'

export interface PackFile {
  /** A path of this site, with its query. */
  readonly url: string
  /** The approximate size of the transfer. */
  readonly bytes: number
}

/** As the server lists it and as it is stored (spec/behaviour §35.4). */
export interface Pack {
  /** Changes when staff change the guide. */
  readonly version: string
  /** The guide's own page is first. */
  readonly pages: readonly PackFile[]
  /** Pictures and sounds. */
  readonly files: readonly PackFile[]
}

/** `bytes` counts all pages and files of the pack, `done` those that are stored. */
export type PackState =
  | { readonly kind: 'offered'; readonly bytes: number }
  | { readonly kind: 'taking'; readonly done: number; readonly bytes: number }
  | {
      readonly kind: 'partial'
      readonly done: number
      readonly bytes: number
      readonly stoppedBy?: 'connection' | 'room'
    }
  | { readonly kind: 'kept'; readonly bytes: number; readonly asOf: string }
  | { readonly kind: 'outdated'; readonly asOf: string }
  | { readonly kind: 'unknown' }

export type PackAct = 'take' | 'stop' | 'remove'

export interface PackWords {
  readonly text?: string
  readonly acts: readonly { readonly act: PackAct; readonly label: string }[]
  /** From 0 to 1. */
  readonly progress?: number
}

const REMOVE = { act: 'remove', label: 'Remove' } as const
const STOPPED = {
  connection: 'No connection. ',
  room: 'This device has not enough room. ',
} as const

export function bytesOf({ pages, files }: Pick<Pack, 'pages' | 'files'>): number {
  return [...pages, ...files].reduce((sum, { bytes }) => sum + bytes, 0)
}

export interface FoundPack {
  /** The list of the server; undefined if it did not arrive. */
  readonly served: Pack | undefined
  /** The list of the last download, which may be unfinished; undefined if there was none. */
  readonly kept: Pack | undefined
  /** The addresses that are stored. */
  readonly has: ReadonlySet<string>
  /** When the stored guide was current, in words. */
  readonly asOf: string
}

export function packState({ served, kept, has, asOf }: FoundPack): PackState {
  if (!kept) return served ? { kind: 'offered', bytes: bytesOf(served) } : { kind: 'unknown' }
  const bytes = bytesOf(kept)
  const done = bytesOf({
    pages: kept.pages.filter(({ url }) => has.has(url)),
    files: kept.files.filter(({ url }) => has.has(url)),
  })
  const isWhole = [...kept.pages, ...kept.files].every(({ url }) => has.has(url))
  if (!isWhole) return { kind: 'partial', done, bytes }
  if (served && served.version !== kept.version) return { kind: 'outdated', asOf }
  return { kind: 'kept', bytes, asOf }
}

/** spec/behaviour §35.4 */
export function packWords(state: PackState): PackWords {
  switch (state.kind) {
    case 'offered':
      return {
        acts: [{ act: 'take', label: `Keep for when there is no signal, ${size(state.bytes)}` }],
      }
    case 'taking':
      return {
        text: `Keeping ${size(state.done)} of ${size(state.bytes)}`,
        progress: state.bytes === 0 ? 0 : state.done / state.bytes,
        acts: [{ act: 'stop', label: 'Stop' }],
      }
    case 'partial':
      return {
        text: `${state.stoppedBy ? STOPPED[state.stoppedBy] : ''}${size(state.done)} of ${size(state.bytes)} are kept.`,
        acts: [{ act: 'take', label: 'Keep the rest' }, REMOVE],
      }
    case 'kept':
      return {
        text: `Kept on this device as of ${state.asOf}, ${size(state.bytes)}.`,
        acts: [REMOVE],
      }
    case 'outdated':
      return {
        text: `This guide has changed. What is kept is as of ${state.asOf}.`,
        acts: [{ act: 'take', label: 'Keep the new one' }, REMOVE],
      }
    case 'unknown':
      return { acts: [] }
  }
}

function size(bytes: number): string {
  return fileSize(bytes) ?? '0 kB'
}
