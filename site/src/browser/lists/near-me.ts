import type { Position } from 'contract/rules/distance.ts'
import styles from '../../screens/program-map/program-map.module.css'
import { sortByNearness } from '../../screens/program-map/near-me.ts'
import { parseFacts } from '../../lists/list.ts'
import { askPosition, positionOf } from './positions.ts'
import { sayAway } from './say-away.ts'
import { isShown, show, tellPlaces } from './tell-places.ts'

/** The position is neither stored nor sent. */
export function createNearMe() {
  let here: Position | undefined
  let restore: (() => void) | undefined
  let isAsking = false

  function arrange(): void {
    restore?.()
    restore = undefined
    document
      .querySelector('main [data-near] button')
      ?.setAttribute('aria-pressed', String(here !== undefined))
    if (here) sayAway(here)
    restore = here && sortList(here)
    tellPlaces({ here })
  }

  return {
    here: () => here,
    /** Call this after the page's content was replaced. */
    arrange,
    async press(part: HTMLElement): Promise<void> {
      if (isAsking) return
      const output = part.querySelector('output')
      const say = (words: string) => {
        if (output) output.textContent = words
      }
      if (here) {
        here = undefined
        say('')
        return arrange()
      }
      say('Asking where you are …')
      isAsking = true
      const answer = await askPosition().finally(() => {
        isAsking = false
      })
      if (answer.kind === 'unknown') return say(answer.message)
      if (!part.isConnected) return
      const isPast = part.dataset['near'] === 'past'
      const order = isPast ? 'By distance.' : 'What is open now first, then by distance.'
      say(`${order} Your position stays on this device.`)
      here = answer.position
      arrange()
    },
  }
}

/** Returns a function that puts the rows back. */
function sortList(here: Position): (() => void) | undefined {
  const list = document.querySelector('main [data-places]')
  const rows = [...(list?.querySelectorAll<HTMLElement>('li[data-venue]') ?? [])]
  if (!list || rows.length === 0) return undefined
  const places = rows.map((row) => ({ row, parent: row.parentElement }))
  const groups = [...list.querySelectorAll<HTMLElement>(':scope > section')].filter(isShown)
  const { section, ul } = nearSection()
  const venues = rows.map((row) => ({ row, at: positionOf(row), events: eventsOf(row) }))
  ul.append(...sortByNearness(venues, here).map(({ row }) => row))
  for (const group of groups) show(group, false)
  list.prepend(section)
  return () => {
    for (const { row, parent } of places) parent?.append(row)
    section.remove()
    for (const group of list.querySelectorAll<HTMLElement>(':scope > section')) {
      show(group, [...group.querySelectorAll<HTMLElement>('li[data-venue]')].some(isShown))
    }
  }
}

function nearSection() {
  const section = document.createElement('section')
  const heading = document.createElement('h2')
  heading.id = 'precinct-near'
  heading.className = styles['precinct'] ?? ''
  heading.textContent = 'Near you'
  section.setAttribute('aria-labelledby', heading.id)
  const ul = document.createElement('ul')
  section.append(heading, ul)
  return { section, ul }
}

function eventsOf(row: HTMLElement) {
  return [...row.querySelectorAll<HTMLElement>('li[data-facts]')].filter(isShown).map((event) => ({
    isOpenNow: parseFacts(event.dataset['facts'])['open'] ? (true as const) : undefined,
  }))
}
