import { distanceM, type Position } from 'contract/rules/distance.ts'
import { walkOf } from 'contract/rules/walking.ts'
import { fitsInSpare, minutesText, SPARE_MIN } from '../../screens/now/minutes-left.ts'
import { distanceText } from '../../views/prices-and-distances.ts'
import type { Clock } from '../../views/clock.ts'
import type { Navigation } from '../navigation/navigation.ts'
import type { KnownPosition } from './known-position.ts'
import { askPosition, positionOf } from './positions.ts'
import { sayCounted } from './say-counted.ts'

const COUNT_MS = 30_000

/**
 * Counts the minutes in the rows. While the position is known, says how far away their places are. When a visitor asks
 * for it, sorts the rows by distance (spec/screens §15). The position stays on the device.
 */
export function followNowPage(
  { subscribe }: Pick<Navigation, 'subscribe'>,
  { clock, position }: { readonly clock: Clock; readonly position: KnownPosition },
): void {
  /** Undefined while the list has its own order. */
  let here: Position | undefined
  const draw = () => {
    if (document.querySelector('[data-now-page]')) drawRows(here ?? position.at(), clock.now())
  }
  setInterval(draw, COUNT_MS)
  subscribe({
    shown({ from, to }) {
      if (from.pathname !== to.pathname) here = undefined
      draw()
      if (here) sortRows(here)
    },
  })
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element && target.closest('[data-now-page] button')
    const output = button && button.parentElement?.querySelector('output')
    if (!button || !output) return
    output.textContent = 'Asking where you are …'
    void askPosition().then((answer) => {
      if (answer.kind === 'unknown') {
        output.textContent = answer.message
        return
      }
      here = answer.position
      button.setAttribute('aria-pressed', 'true')
      output.textContent =
        'What is open now first, then by distance. Your position stays on this device.'
      draw()
      sortRows(here)
    })
  })
  draw()
}

function rowsOf(within: ParentNode): readonly HTMLElement[] {
  return [...within.querySelectorAll<HTMLElement>('li[data-allow]')]
}

function drawRows(here: Position | undefined, nowMs: number): void {
  for (const row of rowsOf(document)) {
    const line = row.querySelector<HTMLElement>('[data-now]')
    if (line) sayCounted(line, wordsOf(row, line, here, nowMs))
  }
}

function wordsOf(
  row: HTMLElement,
  { dataset }: HTMLElement,
  here: Position | undefined,
  nowMs: number,
): string {
  const visit = {
    from: instantOf(dataset['from']),
    until: instantOf(dataset['until']),
    allowMin: Number(row.dataset['allow']),
  }
  const metres = awayOf(row, here)
  if (metres === Infinity) return minutesText(visit, nowMs)
  const walk = walkOf(metres)
  const way =
    walk.kind === 'far'
      ? []
      : [
          `${walk.minutes}\u00a0min on foot`,
          `allow ${walk.minutes + visit.allowMin}\u00a0min`,
          fitsInSpare(visit, walk.minutes, nowMs) ? `fits in ${SPARE_MIN}\u00a0minutes` : '',
        ]
  return [minutesText(visit, nowMs), distanceText(metres), ...way].filter(Boolean).join(', ')
}

/** In metres; Infinity if one of the two positions is not known. */
function awayOf(row: HTMLElement, here: Position | undefined): number {
  const at = here && positionOf(row)
  return here && at ? distanceM(here, at) : Infinity
}

/** Joins the lists of the precincts into one. */
function sortRows(here: Position): void {
  const list = document.querySelector('[data-now-list]')
  const rows = list ? rowsOf(list) : []
  const into = rows[0]?.parentElement
  const section = into?.parentElement
  const heading = section?.querySelector('h3')
  if (!list || !into || !section || !heading) return
  const sorted = rows
    .map((row) => ({ row, rank: rankOf(row), metres: awayOf(row, here) }))
    .toSorted((a, b) => a.rank - b.rank || (a.metres < b.metres ? -1 : Number(a.metres > b.metres)))
  heading.textContent = 'Near you'
  into.append(...sorted.map(({ row }) => row))
  for (const other of list.querySelectorAll(':scope > section')) {
    if (other !== section) other.remove()
  }
}

/** What is open comes first: a closed door nearby helps nobody. */
function rankOf(row: HTMLElement): number {
  return row.querySelector('[data-now="open"]') ? 0 : 1
}

function instantOf(text: string | undefined): number | undefined {
  return text === undefined ? undefined : Number(text)
}
