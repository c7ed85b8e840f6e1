import { error, type Finding, type Maybe } from './finding.ts'

/** Of what a picture may show ("Picture of", `view`): works of art, whose artist must be named. */
const WORKS = new Set(['work', 'detail', 'installation'])

export interface CreditFields {
  readonly view?: Maybe<string>
  readonly copyright?: Maybe<string>
  readonly artists?: Maybe<readonly string[]>
}

/**
 * Checks the credit of a photograph (spec/content B1.4): it names the holder of the copyright, and the artist if it shows a
 * work. Logos and documents need none.
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
  return findings
}
