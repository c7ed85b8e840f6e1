import { error, type Finding, type Maybe } from './finding.ts'

const VIEWS_OF_WORKS = new Set(['work', 'detail', 'installation'])

export interface CreditFields {
  readonly view?: Maybe<string>
  readonly copyright?: Maybe<string>
  readonly artists?: Maybe<readonly string[]>
}

/** The credit of a photograph (spec/content B1.4). Logos and documents need none. */
export function checkCredit(kind: Maybe<string>, credit: Maybe<CreditFields>): Finding[] {
  if (kind !== 'photograph') return []
  const findings: Finding[] = []
  if (!credit?.copyright?.trim()) {
    findings.push(error('credit.copyright', 'Name the holder of the copyright'))
  }
  const showsWork = VIEWS_OF_WORKS.has(credit?.view ?? 'work')
  if (showsWork && !credit?.artists?.some((name) => name.trim() !== '')) {
    findings.push(error('credit.artists', 'Name the artist of the work that is seen'))
  }
  return findings
}
