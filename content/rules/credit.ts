import { error, warning, type Finding, type Maybe } from './finding.ts'
import { likest } from './nearest.ts'

/** Of what a picture may show ("Picture of", `view`): works of art, whose artist must be named. */
const WORKS = new Set(['work', 'detail', 'installation'])

export interface CreditFields {
  readonly view?: Maybe<string>
  readonly copyright?: Maybe<string>
  readonly artists?: Maybe<readonly string[]>
  readonly photographer?: Maybe<string>
}

/**
 * Checks the credit of a photograph (spec/content B1.4): it names the holder of the copyright, and the artist if it shows a
 * work. The two do not follow each other: a name that is nearly the same in both should be looked at. Logos and documents
 * need none.
 */
export function checkCredit(kind: Maybe<string>, credit: Maybe<CreditFields>): Finding[] {
  if (kind !== 'photograph') return []
  const findings: Finding[] = []
  if (!credit?.copyright?.trim()) {
    findings.push(error('credit.copyright', 'Name the holder of the copyright'))
  }
  // Most pictures show a work: one without an answer counts as such.
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

/** A letter in four, two at most: more is another name. */
const PART_OF_TYPOS = 4
const MOST_TYPOS = 2

/** A name of the credit that the holder of the copyright is nearly called. */
function findNearName(credit: Maybe<CreditFields>): string | undefined {
  const { copyright, artists, photographer } = credit ?? {}
  const holder = (copyright ?? '').replace(/©|\(c\)|\d{4}/gi, '').trim()
  const names = [...(artists ?? []), photographer ?? ''].map((name) => name.trim()).filter(Boolean)
  if (names.some((name) => holder.includes(name))) return undefined
  return likest(holder, names, Math.min(MOST_TYPOS, holder.length / PART_OF_TYPOS))[0]
}
