import { createPictureAddress } from './picture-address.ts'
import type { createWaking } from './wake-islands.ts'

/** spec/behaviour §37.1 */
export function createPictures(enlarge: ReturnType<typeof createWaking>['enlarge']) {
  let close: (() => void) | undefined

  async function open(link: HTMLElement, lightbox: HTMLElement): Promise<void> {
    close = await enlarge(link, lightbox, {
      onTurn: (index) => {
        const shown = linksOf(lightbox).find(({ dataset }) => dataset['enlarge'] === String(index))
        if (shown) address.show(shown)
      },
      onClose: () => {
        close?.()
        close = undefined
        address.leave()
      },
    })
    if (close) address.show(link)
  }

  const address = createPictureAddress({
    open(link) {
      const lightbox = lightboxBehind(link)
      if (close || !lightbox) return
      // The focus scrolls to the link, and returns to it when the lightbox closes.
      link.focus()
      void open(link, lightbox)
    },
    close() {
      close?.()
      close = undefined
    },
  })

  return {
    open,
    follow: address.follow,
    /** Call this after another page was swapped in: its hash may name a picture. */
    settle(): void {
      close = undefined
      address.follow()
    },
  }
}

/** The lightbox of a picture's set is the first one after the picture in the document. */
export function lightboxBehind(link: Element): HTMLElement | undefined {
  const all = document.querySelectorAll<HTMLElement>('main [data-island=lightbox]')
  return [...all].find(
    (each) => link.compareDocumentPosition(each) & Node.DOCUMENT_POSITION_FOLLOWING,
  )
}

function linksOf(lightbox: HTMLElement): HTMLElement[] {
  const links = document.querySelectorAll<HTMLElement>('main a[data-enlarge]')
  return [...links].filter((link) => lightboxBehind(link) === lightbox)
}
