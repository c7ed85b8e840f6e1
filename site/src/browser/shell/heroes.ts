/** Long enough to read a credit twice. A judgement. */
const SHOWN_MS = 8_000

/**
 * A work is loaded when its turn comes, and fades in when it can be drawn (spec/screens §1). The work on screen stays
 * under reduced motion, while the page is hidden or scrolled away, while the credit has the focus, and when the visitor
 * has paused. Returns a function that ends all this.
 */
export function startHeroes(hero: HTMLElement, template: HTMLTemplateElement): () => void {
  const button = hero.querySelector<HTMLButtonElement>('[data-pause]')
  const still = matchMedia('(prefers-reduced-motion: reduce)')
  const slides = slidesOf(hero, template)
  const ended = new AbortController()
  const { signal } = ended
  let at = 0
  let isPaused = false
  let isInView = true

  const isStill = () =>
    isPaused || !isInView || document.hidden || still.matches || hasFocus(slides[at]?.credit)
  const turn = async () => {
    if (isStill()) return
    const next = (at + 1) % slides.length
    const [shown, coming] = [slides[at], slides[next]]
    if (!shown || !coming || !(await place(coming.picture, shown.picture))) return
    if (isStill() || signal.aborted) return
    at = next
    show(shown, coming)
  }

  /** Under reduced motion the works never change, and the disabled button is not shown. */
  const enable = () => {
    if (button) button.disabled = still.matches
  }
  enable()
  still.addEventListener('change', enable, { signal })
  button?.addEventListener(
    'click',
    () => {
      isPaused = !isPaused
      button.textContent = isPaused ? 'Play' : 'Pause'
    },
    { signal },
  )
  const view = new IntersectionObserver(([sighting]) => {
    isInView = sighting?.isIntersecting === true
  })
  view.observe(hero)
  const timer = setInterval(() => void turn(), SHOWN_MS)
  return () => {
    clearInterval(timer)
    view.disconnect()
    ended.abort()
  }
}

interface Slide {
  readonly picture: HTMLElement
  readonly credit: Element
}

function slidesOf(hero: Element, template: HTMLTemplateElement): Slide[] {
  const more = document.importNode(template.content, true)
  return [hero, ...more.children].flatMap((each) => {
    const picture = each.querySelector<HTMLElement>(':scope > span')
    const credit = each.querySelector('[data-credit]')
    return picture && credit ? [{ picture, credit }] : []
  })
}

/** The picture is still invisible; `show` fades it in. Removes it and resolves to false if its file cannot be drawn. */
async function place(picture: HTMLElement, shown: HTMLElement): Promise<boolean> {
  const image = picture.querySelector<HTMLImageElement>('img[srcset], img[data-picture]')
  if (!image) return false
  image.loading = 'eager'
  // With this attribute, `pictures.ts` would fade the picture in as well.
  delete image.dataset['picture']
  picture.dataset['away'] = ''
  shown.after(picture)
  try {
    await image.decode()
    return true
  } catch {
    picture.remove()
    return false
  }
}

function show(shown: Slide, coming: Slide): void {
  // Makes the browser apply the invisible state first; without it nothing would fade.
  coming.picture.getBoundingClientRect()
  delete coming.picture.dataset['away']
  shown.credit.replaceWith(coming.credit)
  coming.picture.addEventListener('transitionend', () => shown.picture.remove(), { once: true })
}

function hasFocus(element: Element | undefined): boolean {
  return element?.contains(document.activeElement) === true
}
