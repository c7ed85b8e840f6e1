import { error, warning, type Finding, type Maybe } from './finding.ts'
import { mostSimilar } from './nearest.ts'

/** Values of `view` ("Picture of") that mean a work of art, whose artist must be named. */
const WORKS = new Set(['work', 'detail', 'installation'])

export interface CreditFields {
  readonly view?: Maybe<string>
  readonly copyright?: Maybe<string>
  readonly artists?: Maybe<readonly string[]>
  readonly photographer?: Maybe<string>
}

/**
 * A credit names the holder of the copyright and, if the photograph shows a work, the artist (spec/content B1.4). If
 * a name differs from the holder's in a few letters only, one of the two is probably misspelled. Logos and documents
 * need no credit.
 */
export function checkCredit(kind: Maybe<string>, credit: Maybe<CreditFields>): Finding[] {
  if (kind !== 'photograph') return []
  const findings: Finding[] = []
  if (!credit?.copyright?.trim()) {
    findings.push(error('credit.copyright', 'Name the holder of the copyright'))
  }
  // Most pictures show a work.
  const showsWork = WORKS.has(credit?.view ?? 'work')
  if (showsWork && !credit?.artists?.some((name) => name.trim() !== '')) {
    findings.push(error('credit.artists', 'Name the artist of the work that is seen'))
  }
  const near = findNearName(credit)
  if (near !== undefined)
    findings.push(
      warning('credit.copyright', `The credit says “${near}”: if it is the same, write it alike`),
    )
  return findings
}

/** At most one letter in four, and at most two letters, of nearly the same names differ. */
const PART_OF_TYPOS = 4
const MOST_TYPOS = 2

/** Returns an artist or photographer whose name is nearly that of the holder of the copyright. */
function findNearName(credit: Maybe<CreditFields>): string | undefined {
  const { copyright, artists, photographer } = credit ?? {}
  const holder = (copyright ?? '').replace(/©|\(c\)|\d{4}/gi, '').trim()
  const names = [...(artists ?? []), photographer ?? ''].map((name) => name.trim()).filter(Boolean)
  if (names.some((name) => holder.includes(name))) return undefined
  return mostSimilar(holder, names, Math.min(MOST_TYPOS, holder.length / PART_OF_TYPOS))[0]
}
