import type { Alert, Site } from 'contract/answers/site.ts'
import { toInstant } from 'contract/rules/melbourne-time.ts'
import { matchesPattern, parsePattern } from 'contract/rules/path-pattern.ts'
import { earliest } from './earliest.ts'

/** A notice above the main content (spec/screens §0.5). */
export interface AlertView {
  /** How much it matters, in a word. */
  readonly word: string
  readonly text: string
  readonly link?: { readonly title: string; readonly href: string } | undefined
}

const WORDS: Readonly<Record<Alert['level'], string>> = { info: 'Note', warning: 'Warning' }

/**
 * The alerts of a canonical path at an instant, in the editor's order, and the instant until which they are those: the
 * next at which one of the path's begins or ends. From its `from` on, and no longer at its `to`.
 */
export function alertsAt(
  site: Pick<Site, 'alerts' | 'zone'> | undefined,
  path: string,
  now: number,
): { readonly alerts: readonly AlertView[]; readonly until: number | undefined } {
  const instant = (local: string | undefined) =>
    local === undefined ? undefined : toInstant(local, site?.zone)
  const ofPath = (site?.alerts ?? [])
    .filter(({ route_pattern: pattern }) => isOn(pattern, path))
    .map((alert) => ({ alert, from: instant(alert.from), to: instant(alert.to) }))
  const ahead = ofPath
    .flatMap(({ from, to }) => [from, to])
    .filter((each) => each !== undefined && each > now)
  return {
    alerts: ofPath
      .filter(({ from = -Infinity, to = Infinity }) => from <= now && now < to)
      .map(({ alert }) => alertView(alert)),
    until: earliest(...ahead),
  }
}

function isOn(text: string, path: string): boolean {
  const pattern = parsePattern(text)
  return typeof pattern !== 'string' && matchesPattern(pattern, path)
}

function alertView({ level, text, link }: Alert): AlertView {
  return { word: WORDS[level], text, link }
}
