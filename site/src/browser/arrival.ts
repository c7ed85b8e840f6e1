import { focusArrival } from '../focus-arrival.ts'
import { LIVE_REGION_ID } from '../live-region.ts'
import type { Navigation, Shown } from './navigation.ts'

/**
 * Moves the focus to where a navigation led, and says politely what is there: the title of another page, the result line
 * of a filtered one (spec/behaviour §18.7, §18.8). Nothing is done while a dialog covers the page: when it closes.
 */
export function followArrivals(navigation: Pick<Navigation, 'subscribe'>): void {
  let latest: Shown | undefined

  navigation.subscribe({
    shown(arrival) {
      latest = arrival
      whenUncovered(() => {
        if (latest === arrival) arrive(arrival)
      })
    },
  })
}

function arrive({ from, to }: Shown): void {
  const isOtherPage = to.pathname !== from.pathname
  const isOtherHash = to.hash !== '' && to.search === from.search
  if (isOtherPage || isOtherHash) focusArrival(to.hash)
  if (isOtherPage) say(document.title)
  else if (to.search !== from.search) say(document.querySelector('[data-result-line]')?.textContent)
}

/** The browser gives the focus back to what opened a dialog before it tells of its closing. */
function whenUncovered(task: () => void): void {
  const dialog = document.querySelector('dialog:modal')
  if (dialog) dialog.addEventListener('close', task, { once: true })
  else task()
}

function say(words: string | undefined): void {
  const region = document.getElementById(LIVE_REGION_ID)
  if (region && words) region.textContent = words
}
