const NAME = 'picture'

/** The leading picture of a page about one thing, which a card may lead to. */
export const HERO = 'article img[fetchpriority=high]'

/** The picture of the card or row that a link stands in, if it can be seen. */
export function cardPicture(link: Element | undefined): HTMLElement | undefined {
  const picture = link?.closest('li, article')?.querySelector('img[data-picture]')
  if (!(picture instanceof HTMLImageElement) || !picture.complete) return undefined
  const { top, bottom, height } = picture.getBoundingClientRect()
  return height > 0 && bottom > 0 && top < innerHeight ? picture : undefined
}

/** Names what moves from one page to the next; by script, for the policy allows no style attribute. */
export function nameInMotion(picture: HTMLElement | undefined, isNamed: boolean): void {
  picture?.style.setProperty('view-transition-name', isNamed ? NAME : '')
}
