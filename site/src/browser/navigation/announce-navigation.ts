import { LIVE_REGION_ID } from '../../ui/element-ids.ts'
import { focusHashTarget, focusQuietly } from './hash-target.ts'
import { keepLatest } from '../requests/keep-latest.ts'
import type { Navigation, Shown } from './navigation.ts'

/** More entries than a browser keeps in its history. */
const MAX_ENTRIES = 100

/**
 * Moves the focus to the target of the navigation, and announces the title of the new page or the result line of a
 * filtered list (spec/behaviour §18.7, §18.8). After Back, the link that the visitor had followed gets the focus. While
 * a dialog is open, all of this waits.
 */
export function announceNavigations(navigation: Pick<Navigation, 'subscribe'>): void {
  const followed = createFollowedLinks()
  let latest: Shown | undefined

  navigation.subscribe({
    commit: ({ from, source }) => followed.note(from.key, source),
    shown(event) {
      latest = event
      whenUncovered(() => {
        if (latest === event) arrive(event, followed.find(event))
      })
    },
  })
}

function arrive({ from, to, isSwapped, resultLine }: Shown, followed: Element | undefined): void {
  const isOtherPage = to.pathname !== from.pathname
  const isOtherHash = to.hash !== '' && to.search === from.search
  if (isOtherPage && followed) focusQuietly(followed)
  else if (isOtherPage || isOtherHash) focusHashTarget(to.hash)
  if (isOtherPage) say(document.title)
  else if (to.search === from.search) return
  else if (isSwapped) say(resultLine)
  else sayResultLine()
}

/** `place` is the index among the links to the same address. */
interface FollowedLink {
  readonly href: string
  readonly place: number
}

/** By key of the history entry: the link in `<main>` that the visitor followed. */
function createFollowedLinks() {
  const links = new Map<string, FollowedLink>()
  return {
    note(key: string, source: Element | undefined): void {
      const link = source?.closest('main a[href]')
      const href = link?.getAttribute('href')
      if (!link || !href) return
      keepLatest(links, [key, { href, place: linksTo(href).indexOf(link) }], MAX_ENTRIES)
    },
    /** Undefined when the link is gone or not visible. */
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

/**
 * When a dialog closes, the browser first returns the focus to the element that opened it, and fires `close` a moment
 * later. If a dialog is open again by then, this waits again.
 */
function whenUncovered(task: () => void): void {
  const dialog = document.querySelector('dialog:modal')
  if (dialog) dialog.addEventListener('close', () => whenUncovered(task), { once: true })
  else task()
}

/** spec/behaviour §18.8 */
export function say(words: string | null | undefined): void {
  const region = document.getElementById(LIVE_REGION_ID)
  if (region && words) region.textContent = words
}

export function sayResultLine(): void {
  say(document.querySelector('main [data-result-line]')?.textContent)
}
