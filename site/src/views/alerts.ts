import type { Alert, Site } from 'contract/answers/site.ts'
import { toInstant } from 'contract/rules/local-time.ts'
import type { Moment } from 'contract/rules/moment.ts'
import { matchesPattern, parsePattern } from 'contract/rules/path-pattern.ts'

/** A notice above the main content (spec/screens §0.5). */
export interface AlertView {
  /** How important it is: "Note" or "Warning". The word says it, because a colour alone may not (spec/design AX7). */
  readonly word: string
  readonly text: string
  readonly link?: { readonly title: string; readonly href: string } | undefined
}

const WORDS: Readonly<Record<Alert['level'], string>> = { info: 'Note', warning: 'Warning' }

/** An alert lasts from its `from` until before its `to`. The order is the editor's, who knows which matters more. */
export function alertsAt(
  site: Pick<Site, 'alerts' | 'zone'> | undefined,
  path: string,
  moment: Moment,
): readonly AlertView[] {
  if (!site) return []
  const isAhead = (local: string) => moment.isBefore(toInstant(local, site.zone))
  return site.alerts
    .filter(({ route_pattern: pattern }) => isOn(pattern, path))
    .filter(({ from, to }) => !(from && isAhead(from)) && (!to || isAhead(to)))
    .map(alertView)
}

function isOn(text: string, path: string): boolean {
  const pattern = parsePattern(text)
  return typeof pattern !== 'string' && matchesPattern(pattern, path)
}

function alertView({ level, text, link }: Alert): AlertView {
  return { word: WORDS[level], text, link }
}
