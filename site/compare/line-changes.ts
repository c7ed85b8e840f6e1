import { diff } from 'node:util'

const INDENT = '  '
const ANCESTORS = 4

export interface Change {
  /** The tags around it, the innermost last. */
  readonly within: readonly string[]
  /** `- gone`, `+ new`, or `> 1 level deeper: ul`. */
  readonly lines: readonly string[]
}

interface Line {
  readonly depth: number
  readonly text: string
}

/** One of the two is undefined if the line is gone or new. */
type Pair = readonly [before: Line | undefined, after: Line | undefined]

/**
 * Lines are compared without their indentation, so that a tag that was put around others is one line of difference. If
 * several lines moved by as much, the first one is reported.
 */
export function lineChanges(before: string, after: string): readonly Change[] {
  const changes: Change[] = []
  const path: string[] = []
  let hunk: Pair[] = []
  let shift = 0

  const end = (within: readonly string[]) => {
    if (hunk.length > 0) changes.push({ within: within.slice(-ANCESTORS), lines: written(hunk) })
    hunk = []
  }
  let around: readonly string[] = []
  for (const pair of pairsOf(before, after)) {
    const [was, is] = pair
    const line = is ?? was
    if (!line) continue
    if (was && is) {
      end(around)
      follow(path, is)
      const moved = is.depth - was.depth
      if (moved !== shift && moved !== 0) {
        changes.push({ within: ancestors(path, is), lines: [`> ${levels(moved)}: ${is.text}`] })
      }
      shift = moved
    } else {
      if (hunk.length === 0) around = tagsOf(path.slice(0, line.depth))
      if (is) follow(path, is)
      hunk.push(pair)
    }
  }
  end(around)
  return changes
}

/** Lines that differ only in their depth form one pair. */
function pairsOf(before: string, after: string): readonly Pair[] {
  const [was, is] = [linesOf(before), linesOf(after)]
  // Node's diff returns nothing for two empty lists.
  if (was.length + is.length === 0) return []
  let [left, right] = [0, 0]
  return diff(textsOf(is), textsOf(was)).map(([kind]): Pair => {
    switch (kind) {
      case 0:
        return [was[left++], is[right++]]
      case 1:
        return [undefined, is[right++]]
      case -1:
        return [was[left++], undefined]
    }
  })
}

function linesOf(text: string): readonly Line[] {
  return text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => {
      const trimmed = line.trimStart()
      return { depth: (line.length - trimmed.length) / INDENT.length, text: trimmed }
    })
}

function textsOf(lines: readonly Line[]): string[] {
  return lines.map(({ text }) => text)
}

/** `path` holds the last line seen at each depth. */
function follow(path: string[], { depth, text }: Line): void {
  path.length = Math.min(path.length, depth)
  path[depth] = text
}

function ancestors(path: readonly string[], { depth }: Line): readonly string[] {
  return tagsOf(path.slice(0, depth)).slice(-ANCESTORS)
}

function tagsOf(path: readonly (string | undefined)[]): readonly string[] {
  return path.filter((text) => text !== undefined)
}

/** Gone lines come first. */
function written(hunk: readonly Pair[]): readonly string[] {
  const least = Math.min(...hunk.map(([was, is]) => (was ?? is)?.depth ?? 0))
  const write = (sign: string, line: Line | undefined) =>
    line ? [`${sign} ${INDENT.repeat(line.depth - least)}${line.text}`] : []
  return [...hunk.flatMap(([was]) => write('-', was)), ...hunk.flatMap(([, is]) => write('+', is))]
}

function levels(count: number): string {
  const distance = Math.abs(count)
  return `${distance} level${distance === 1 ? '' : 's'} ${count > 0 ? 'deeper' : 'less deep'}`
}
