/** The id of a picture's link (`ui/lightbox/picture-set.tsx`). */
const PICTURE = /^#picture-\d+$/

export interface PictureAddressDeps {
  readonly open: (link: HTMLElement) => void
  readonly close: () => void
}

/**
 * Puts the picture that is open in the lightbox into the hash of the address: Back closes the lightbox, and a link with
 * the hash opens it (spec/behaviour §37.1). Without script the hash scrolls to the picture in the page.
 */
export function createPictureAddress({ open, close }: PictureAddressDeps) {
  /** Whether opening the lightbox pushed the current history entry, so that closing goes back. */
  let isEntryOurs = false

  function follow(): void {
    const link = linkOf(location.hash)
    if (link) open(link)
    else {
      isEntryOurs = false
      close()
    }
  }

  addEventListener('hashchange', follow)
  return {
    follow,
    /** Call this when the lightbox shows a picture, the first or another. */
    show({ id }: Element): void {
      const hash = `#${id}`
      if (location.hash === hash) return
      const isAnother = linkOf(location.hash) !== undefined
      if (isAnother) return history.replaceState(history.state, '', hash)
      isEntryOurs = true
      history.pushState(history.state, '', hash)
    },
    /** Call this when the visitor has closed the lightbox. */
    leave(): void {
      if (!linkOf(location.hash)) return
      const { pathname, search } = location
      if (isEntryOurs) history.back()
      else history.replaceState(history.state, '', pathname + search)
      isEntryOurs = false
    },
  }
}

function linkOf(hash: string): HTMLElement | undefined {
  const link = PICTURE.test(hash) && document.getElementById(hash.slice(1))
  return link && link.dataset['enlarge'] !== undefined ? link : undefined
}
