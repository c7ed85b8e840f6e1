/** The id of a picture's link (`ui/lightbox/picture-set.tsx`). */
const PICTURE = /^#picture-\d+$/

export interface PictureAddressDeps {
  readonly open: (link: HTMLElement) => void
  readonly close: () => void
}

/**
 * Gives the picture that is open in the lightbox an address, a hash: Back closes it, and a link to it opens it
 * (spec/behaviour §37.1). Without script the same address leads to the picture in the page.
 */
export function createPictureAddress({ open, close }: PictureAddressDeps) {
  /** Whether opening has made the history entry, so that Back is the way out of it. */
  let isEntryOurs = false

  /** Does what the address says. */
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
    /** A picture is shown, the first or another. */
    show({ id }: Element): void {
      const hash = `#${id}`
      if (location.hash === hash) return
      const isAnother = linkOf(location.hash) !== undefined
      if (isAnother) return history.replaceState(history.state, '', hash)
      isEntryOurs = true
      history.pushState(history.state, '', hash)
    },
    /** The visitor has closed it. */
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
