import { focusArrival, focusQuietly } from './focus-arrival.ts'
import type { Navigation, Shown } from './navigation.ts'
import { say } from './say.ts'

/** More entries than a browser keeps in its history. */
const MAX_ENTRIES = 100

/**
 * Moves the focus to where a navigation led, and says politely what is there: the title of another page, the result line
 * of a filtered one (spec/behaviour §18.7, §18.8). Back leads to the link that was followed. Nothing is done while a dialog
 * covers the page: when it closes.
 */
export function followArrivals(navigation: Pick<Navigation, 'subscribe'>): void {
  const followed = createFollowedLinks()
  let latest: Shown | undefined

  navigation.subscribe({
    commit: ({ from, source }) => followed.note(from.key, source),
    shown(arrival) {
      latest = arrival
      whenUncovered(() => {
        if (latest === arrival) arrive(arrival, followed.find(arrival))
      })
    },
  })
}

function arrive({ from, to, isSwapped, resultLine }: Shown, followed: Element | undefined): void {
  const isOtherPage = to.pathname !== from.pathname
  const isOtherHash = to.hash !== '' && to.search === from.search
  if (isOtherPage && followed) focusQuietly(followed)
  else if (isOtherPage || isOtherHash) focusArrival(to.hash)
  if (isOtherPage) say(document.title)
  else if (to.search !== from.search) say(isSwapped ? resultLine : resultLineHere())
}

function resultLineHere(): string | undefined {
  return document.querySelector('[data-result-line]')?.textContent
}

/** A link of a page: of those that lead to the same address, the one at this place. */
interface FollowedLink {
  readonly href: string
  readonly place: number
}

/** By entry, the link in `<main>` by which its page was left. */
function createFollowedLinks() {
  const links = new Map<string, FollowedLink>()
  return {
    note(key: string, source: Element | undefined): void {
      const link = source?.closest('main a[href]')
      const href = link?.getAttribute('href')
      if (!link || !href) return
      links.delete(key)
      links.set(key, { href, place: linksTo(href).indexOf(link) })
      for (const oldest of links.keys()) {
        if (links.size <= MAX_ENTRIES) break
        links.delete(oldest)
      }
    },
    /** Undefined when it is not there any more, or not to be seen. */
    find({ to, action }: Shown): Element | undefined {
      const followed = action === 'POP' ? links.get(to.key) : undefined
      const link = followed && linksTo(followed.href)[followed.place]
      return link?.checkVisibility() ? link : undefined
    },
  }
}

function linksTo(href: string): Element[] {
  return [...document.querySelectorAll('main a[href]')].filter(
    (link) => link.getAttribute('href') === href,
  )
}

/** The browser gives the focus back to what opened a dialog before it tells of its closing. */
function whenUncovered(task: () => void): void {
  const dialog = document.querySelector('dialog:modal')
  if (dialog) dialog.addEventListener('close', task, { once: true })
  else task()
}
